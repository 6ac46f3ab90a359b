// A question mark that explains: after 700 ms under a mouse, at once with the keyboard or a tap; Esc hides it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

const DELAY_MS = 700;

export function Tip({ about, text }: { about: string; text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    hide();
  };
  return (
    <span className="relative inline-grid">
      <button
        type="button"
        aria-label={about}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = window.setTimeout(() => setOpen(true), DELAY_MS);
        }}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={hide}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="grid size-[60px] place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full border-[3px] border-ink bg-paper font-display text-[1.200rem] font-extrabold">
          ?
        </span>
      </button>
      {open && (
        <span
          id={id}
          role="tooltip"
          className="flat-sheet pop absolute bottom-full left-1/2 z-20 mb-1 w-64 -translate-x-1/2 px-4 py-3 leading-snug"
        >
          {text}
        </span>
      )}
    </span>
  );
}
