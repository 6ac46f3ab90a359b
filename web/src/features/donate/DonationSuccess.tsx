// Route /donation/success: thank you.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Mug } from './Mug';

export default function DonationSuccess() {
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-sunflower px-5 py-10 sm:px-8 sm:py-14">
      <div className="mx-auto grid max-w-[1000px] items-center gap-10 md:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <Headline>Thank you!</Headline>
          <p className="mt-5 max-w-[42ch] text-[1.250rem]">
            Your cup of coffee keeps the lights on. A receipt was sent to you by e-mail.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link href={paths.home} className="ink-button inked">
              Home
            </Link>
            <Link href={paths.create} className="ink-button inked">
              Start Creating
            </Link>
          </div>
        </div>
        <Mug fill={1} />
      </div>
    </main>
  );
}
