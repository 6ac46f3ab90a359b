// A large ruled pad. While the artist works, the pad becomes the sheet that is drawn on.
import { type KeyboardEvent, useId } from 'react';
import { DrawingSheet } from '../../../ui/DrawingSheet';

type Props = {
  text: string;
  /** Characters there is room for; unknown until the server said so. */
  most: number | undefined;
  busy: boolean;
  onWrite: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** From here on it is worth saying how much room is left. */
const NEARLY_FULL = 200;

export function PromptPad({ text, most, busy, onWrite, onKeyDown }: Props) {
  const id = useId();
  return (
    <div className="flat-sheet pad relative overflow-hidden">
      <PadTop />
      <div className="relative px-6 pb-4 pt-3 sm:pl-20 sm:pr-8">
        <span aria-hidden="true" className="absolute inset-y-0 left-13 w-[3px] bg-tomato/60 max-sm:hidden" />
        <label htmlFor={id} className="block font-bold">
          What should be on your page?
        </label>
        <textarea
          id={id}
          value={text}
          rows={5}
          maxLength={most}
          readOnly={busy}
          aria-describedby={`${id}c`}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="A dragon reading a book to three kittens…"
          className="writing-lines mt-2 block w-full resize-none bg-transparent font-display font-semibold placeholder:font-medium placeholder:text-[#5f6384]"
        />
        <p id={`${id}c`} className="mt-2 min-h-[1.500em] text-right text-soft">
          {most !== undefined && (
            <>
              <span className={most - text.length < NEARLY_FULL ? 'font-bold text-ink' : ''}>
                {text.length} / {most}
              </span>
              <span className="sr-only"> characters</span>
            </>
          )}
        </p>
      </div>
      {busy && <DrawingSheet title="Creating Your Coloring Page" className="absolute inset-0" />}
    </div>
  );
}

/** The gummed edge of the pad, with the stubs of sheets torn off before. */
const PadTop = () => (
  <svg
    viewBox="0 0 800 44"
    preserveAspectRatio="none"
    className="block h-9 w-full sm:h-11"
    aria-hidden="true"
  >
    <path
      d="M0 0H800V30L776 34 748 27 716 33 684 28 655 35 620 29 588 33 551 27 520 34 487 29 452 34 420 28 388 33 352 27 318 34 285 29 254 34 220 28 187 33 152 28 121 34 88 28 58 33 26 28 0 33Z"
      fill="#FF5F3D"
    />
    <path
      d="M0 8H800"
      stroke="#1B1E3C"
      strokeWidth="4"
      strokeOpacity=".9"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
