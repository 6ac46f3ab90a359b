// The sheet with the child on it: sticky beside the form, a compact strip on a phone.
import { preview } from '../api/pictures';
import { Dice } from '../ui/Dice';
import { PreviewImage } from '../ui/PreviewImage';
import type { Look } from './look';

type Props = { look: Look; onSurprise: () => void };

export function CharacterSheet({ look, onSurprise }: Props) {
  return (
    <aside className="z-10 max-lg:sticky max-lg:top-2 lg:sticky lg:top-6" aria-label="Preview">
      <div className="sheet relative -rotate-1 px-5 pb-5 pt-4 max-lg:flex max-lg:rotate-0 max-lg:items-center max-lg:gap-3 max-lg:p-2 max-lg:pr-3">
        <div className="relative mx-auto h-[108px] w-[100px] shrink-0 overflow-hidden lg:h-[500px] lg:w-full">
          <Scribble />
          <div className="absolute inset-0 max-lg:bottom-auto max-lg:h-[150px]">
            <PreviewImage src={preview.character(look)} alt="Your pageling, a cartoon child" />
          </div>
        </div>
        <div className="min-w-0 flex-1 lg:mt-2">
          <p className="line-clamp-2 break-words pt-1 font-display text-[1.200rem] font-extrabold leading-tight lg:text-center lg:text-[2rem]">
            {look.name.trim() || 'Your pageling'}
          </p>
          <p className="leading-tight text-soft max-lg:text-[.920rem] lg:mt-1 lg:text-center">
            Just a cartoon. It’s not how you really look!
          </p>
        </div>
        <button
          type="button"
          onClick={onSurprise}
          aria-label="Surprise me"
          className="ink-button inked square-button lg:hidden"
        >
          <Dice />
        </button>
      </div>
      <button
        type="button"
        onClick={onSurprise}
        className="ink-button inked mt-6 min-h-[64px] w-full max-lg:hidden"
      >
        <Dice />
        Surprise me
      </button>
    </aside>
  );
}

const Scribble = () => (
  <svg viewBox="0 0 340 500" className="absolute inset-0 mx-auto h-full max-lg:hidden" aria-hidden="true">
    <path
      d="M40 120C120 60 260 40 300 90 120 110 20 170 60 190 160 170 300 140 318 180 160 190 10 250 40 280 160 250 320 230 322 270 160 280 20 340 50 366 160 340 310 320 310 356 180 370 60 410 96 430 180 410 270 400 286 420"
      fill="none"
      stroke="#FFC928"
      strokeWidth="26"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
