// How many pages: a stapled booklet that grows.
import { useId } from 'react';
import { Icon } from '../../ui/Icon';
import { INK } from '../../ui/ink';
import { Speaker } from '../../ui/Speaker';
import { PAGES } from './wizard';

type Props = { pages: number; onChange: (pages: number) => void };

const TITLE = 'How many pages?';

export function PageStepper({ pages, onChange }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-[44px] items-center justify-between gap-3">
        <h2 id={id} className="text-[1.600rem]">
          {TITLE}
        </h2>
        <Speaker text={TITLE} />
      </div>
      <div className="flex items-center gap-2 sm:gap-4">
        <button
          type="button"
          aria-label="One page less"
          disabled={pages <= PAGES.least}
          onClick={() => onChange(pages - 1)}
          className="ink-button inked square-button size-[72px]"
        >
          <Icon name="minus" className="size-8" />
        </button>
        <div className="min-w-0 flex-1 text-center">
          <output className="block font-display text-[3rem] font-extrabold leading-none" aria-live="polite">
            {pages}
          </output>
          <Booklet pages={pages} />
        </div>
        <button
          type="button"
          aria-label="One page more"
          disabled={pages >= PAGES.most}
          onClick={() => onChange(pages + 1)}
          className="ink-button inked square-button size-[72px]"
        >
          <Icon name="plus" className="size-8" />
        </button>
      </div>
    </section>
  );
}

/** A page more at its back for every page more. */
const Booklet = ({ pages }: { pages: number }) => (
  <svg viewBox="0 0 150 90" className="mx-auto mt-1 w-full max-w-[190px]" aria-hidden="true">
    <g fill="#fff" stroke={INK} strokeLinejoin="round" strokeLinecap="round">
      {Array.from({ length: pages }, (_, n) => (pages - n) * 4.5).map((x) => (
        <path key={x} d={`M${20 + x} ${12 - x / 9}H${68 + x}V${78 - x / 9}H${20 + x}Z`} strokeWidth="2" />
      ))}
      <path d="M20 12H68V78H20Z" strokeWidth="4" />
      <path d="M33 62C34 46 54 46 55 62M37 32a7 7 0 1 0 14 0 7 7 0 0 0-14 0Z" strokeWidth="3.500" />
    </g>
  </svg>
);
