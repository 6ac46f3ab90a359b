// Route /donation/cancel: nothing was charged.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Mug } from './Mug';

export default function DonationCancel() {
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-sunflower px-5 py-10 sm:px-8 sm:py-14">
      <div className="mx-auto grid max-w-[1000px] items-center gap-10 md:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <Headline tab="Donation canceled">Another time, then</Headline>
          <p className="mt-5 max-w-[42ch] text-[1.250rem]">Your card was not charged.</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link href={paths.home} className="ink-button inked">
              Return to Home
            </Link>
            <Link href={paths.donation} className="ink-button inked">
              Try Again
            </Link>
          </div>
        </div>
        <Mug fill={0} />
      </div>
    </main>
  );
}
