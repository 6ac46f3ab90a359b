// What is shown while something is not there yet.
import { INK } from './ink';

/** A sheet nobody has drawn on: three pencil lines stand for the picture to come. */
export function BlankSheet({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 150" className={`${className} draws`} aria-hidden="true">
      <g fill="none" stroke={INK} strokeOpacity=".28" strokeWidth="4" strokeLinecap="round">
        <circle pathLength="100" cx="60" cy="52" r="24" />
        <path pathLength="100" d="M28 128C30 96 90 96 92 128" />
        <path pathLength="100" d="M50 58C55 65 65 65 70 58" />
      </g>
    </svg>
  );
}

/** A pencil drawing a loop, with a sentence for everybody. */
export function Spinner({ label, className = 'size-24' }: { label: string; className?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 p-8 text-center font-bold">
      <svg viewBox="0 0 100 100" className={`${className} draws`} aria-hidden="true">
        <path
          pathLength="100"
          d="M14 74C30 20 60 12 62 40 64 66 30 66 36 44 44 18 84 26 88 70"
          fill="none"
          stroke={INK}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      {label}
    </div>
  );
}

/** The same, small enough for a button. */
export const TinySpinner = () => (
  <svg viewBox="0 0 24 24" className="size-6 shrink-0 motion-safe:animate-spin" aria-hidden="true">
    <path d="M12 3a9 9 0 1 1-8 5" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
