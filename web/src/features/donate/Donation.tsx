// Route /donation: honest about what works today.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Mug } from './Mug';

export default function Donation() {
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-sunflower px-5 py-10 sm:px-8 sm:py-14">
      <div className="mx-auto grid max-w-[1000px] items-center gap-10 md:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <Headline tab="Support">A cup of coffee</Headline>
          <p className="mt-5 max-w-[42ch] text-[1.250rem]">
            Pagelings is free. A cup of coffee keeps the lights on.
          </p>
          <p className="mt-3 max-w-[42ch] text-[1.250rem]">
            The till is not open yet: no card can be charged here today. Thank you for looking in.
          </p>
          <Link href={paths.create} className="ink-button inked mt-8">
            Start Creating
          </Link>
        </div>
        <Mug fill={0.5} />
      </div>
    </main>
  );
}
