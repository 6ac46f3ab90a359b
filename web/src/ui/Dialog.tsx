// A dialog: a sheet laid on the table. The browser's own <dialog> keeps focus inside and Esc working.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon';

type Props = { title: string; children: ReactNode; onClose: () => void; className?: string };

export function Dialog({ title, children, onClose, className = 'max-w-[34rem]' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; Esc does so from the keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={`pop m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-[6px] bg-paper p-0 text-ink ${className}`}
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="min-w-0 break-words pt-1.5 text-[1.700rem] sm:text-[2rem]">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-2 -mt-1 grid size-12 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
