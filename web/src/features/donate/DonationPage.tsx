// The frame of the three donation pages: words on the left, the mug on the right.
import type { ReactNode } from 'react';
import { Headline } from '../../ui/Headline';
import { Mug } from './Mug';

type Props = { title: string; tab?: string; fill: number; children: ReactNode };

export const DonationPage = ({ title, tab, fill, children }: Props) => (
  <main id="main" className="min-h-[calc(100dvh-76px)] bg-sunflower px-5 py-10 sm:px-8 sm:py-14">
    <div className="mx-auto grid max-w-[1060px] grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
      <div className="md:col-start-1 md:row-start-1">
        <Headline tab={tab ?? title}>{title}</Headline>
      </div>
      <div className="max-md:mx-auto max-md:w-44 md:sticky md:top-10 md:col-start-2 md:row-span-2 md:row-start-1">
        <Mug fill={fill} />
      </div>
      <div className="md:col-start-1">{children}</div>
    </div>
  </main>
);
