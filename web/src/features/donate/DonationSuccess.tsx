// Route /donation/success: thank you.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { DonationPage } from './DonationPage';

export default function DonationSuccess() {
  return (
    <DonationPage title="Thank you!" fill={1}>
      <p className="max-w-[42ch] text-[1.250rem]">
        Your cup of coffee keeps the lights on. A receipt was sent to you by{' '}
        <span className="whitespace-nowrap">e-mail</span>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href={paths.home} className="ink-button inked">
          Home
        </Link>
        <Link href={paths.create} className="ink-button inked">
          Start Creating
        </Link>
      </div>
    </DonationPage>
  );
}
