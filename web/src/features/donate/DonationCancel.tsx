// Route /donation/cancel: nothing was charged.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { DonationPage } from './DonationPage';

export default function DonationCancel() {
  return (
    <DonationPage title="Another time, then" tab="Donation canceled" fill={0}>
      <p className="max-w-[42ch] text-[1.250rem]">Your card was not charged.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href={paths.home} className="ink-button inked">
          Return to Home
        </Link>
        <Link href={paths.donation} className="ink-button inked">
          Try Again
        </Link>
      </div>
    </DonationPage>
  );
}
