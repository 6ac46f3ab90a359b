// Crayons: the silhouette behind a primary action, and the ones that stand in a box.
import type { ReactNode } from 'react';
import { INK } from './ink';

/** Goes inside anything of class `crayon`; colored by its `--wax`. */
export function CrayonShape() {
  return (
    <svg viewBox="0 0 400 72" preserveAspectRatio="none" aria-hidden="true">
      <g stroke={INK} strokeWidth="4" strokeLinejoin="round">
        <path
          d="M14 5C6 6 4 20 4 36S6 66 14 67L344 68 392 45C398 41 398 31 392 27L344 4Z"
          fill="var(--wax)"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M344 4C349 22 349 50 344 68" fill="none" vectorEffect="non-scaling-stroke" />
        <path
          d="M326 4C330 22 330 50 326 68M24 5C20 22 20 50 24 67"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}

type ButtonProps = {
  children: ReactNode;
  onClick?: () => void;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** One sentence saying what is missing; shown beside the uncolored crayon. */
  missing?: string | undefined;
  /** Pressed while disabled: the place to say what is missing. Without it, the button cannot be pressed then. */
  onRefused?: (() => void) | undefined;
  className?: string;
};

/** The one primary action of a screen. Disabled, it is an uncolored crayon that says why. */
export function CrayonButton({
  children,
  onClick,
  type = 'button',
  disabled = false,
  missing,
  onRefused,
  className = '',
}: ButtonProps) {
  const refuses = disabled && onRefused !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
      <button
        type={refuses ? 'button' : type}
        onClick={refuses ? onRefused : onClick}
        disabled={disabled && !refuses}
        aria-disabled={refuses || undefined}
        className={`crayon max-sm:w-full ${className}`}
      >
        <CrayonShape />
        {children}
      </button>
      {missing && <p className="font-bold">{missing}</p>}
    </div>
  );
}

/** A crayon standing up. */
export function StandingCrayon({ wax, picked }: { wax: string; picked: boolean }) {
  return (
    <svg viewBox="0 0 56 132" aria-hidden="true" className="h-full">
      <g stroke={INK} strokeWidth="4" strokeLinejoin="round">
        <path d="M18 38 23 10C24 5 32 5 33 10L38 38Z" fill={wax} />
        <path d="M8 40C8 37 10 36 13 36H43C46 36 48 37 48 40V128H8Z" fill={wax} />
        <path d="M8 54C20 58 36 58 48 54M8 64C20 68 36 68 48 64" fill="none" />
        <path d="M18 84h20v28H18z" fill="#fff" />
        {picked && <path d="M22 97l5 7 9-12" fill="none" />}
      </g>
    </svg>
  );
}
