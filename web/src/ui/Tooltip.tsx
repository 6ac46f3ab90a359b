// The word behind a picture: after 700 ms of pointing, at once with the keyboard; Esc puts it away.
import { type ReactNode, useEffect, useRef, useState } from 'react';

const DELAY = 700;

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const timer = useRef<number>(undefined);
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside is the control; this only watches who points at it.
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = window.setTimeout(() => setShown(true), DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {shown && (
        <span
          aria-hidden="true"
          data-tip=""
          className="pop absolute bottom-[calc(100%+8px)] left-1/2 z-10 w-max max-w-52 -translate-x-1/2 rounded-[10px] bg-ink px-3 py-1.5 text-center text-[.940rem] font-bold leading-tight text-paper"
        >
          {text}
        </span>
      )}
    </span>
  );
}
