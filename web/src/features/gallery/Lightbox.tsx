// One picture large, with the ones beside it an arrow away.
import { useEffect } from 'react';
import { Dialog } from '../../ui/Dialog';
import { Icon, type IconName } from '../../ui/Icon';

export type Shown = { id: string; title: string; picture: string; alt: string; text?: string | undefined };

type Props = {
  items: readonly Shown[];
  current: string;
  onGo: (id: string) => void;
  onClose: () => void;
};

export function Lightbox({ items, current, onGo, onClose }: Props) {
  const at = items.findIndex(({ id }) => id === current);
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  const isThere = item !== undefined;
  useEffect(() => {
    if (!isThere) onClose();
  }, [isThere, onClose]);
  useArrowKeys(before?.id, after?.id, onGo);
  if (!item) return null;
  return (
    <Dialog title={item.title} onClose={onClose} className="max-w-[52rem]">
      <div className="mt-4 grid grid-cols-[1fr_1fr] items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Arrow icon="left" label="Previous" to={before} onGo={onGo} />
        <img
          src={item.picture}
          alt={item.alt}
          className="order-first col-span-2 mx-auto max-h-[70vh] max-w-full bg-paper object-contain sm:order-none sm:col-span-1"
        />
        <Arrow icon="right" label="Next" to={after} onGo={onGo} />
      </div>
      <p className="mt-4 text-center text-soft" aria-live="polite">
        {item.text && <span className="block text-ink">{item.text}</span>}
        {at + 1} of {items.length}
      </p>
    </Dialog>
  );
}

/** Wherever in the dialog the focus is. */
function useArrowKeys(before: string | undefined, after: string | undefined, onGo: (id: string) => void) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
      if (to) onGo(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [before, after, onGo]);
}

type ArrowProps = {
  icon: IconName;
  label: string;
  to: Shown | undefined;
  onGo: (id: string) => void;
};

const Arrow = ({ icon, label, to, onGo }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!to}
    onClick={() => to && onGo(to.id)}
    className="ink-button inked square-button justify-self-center"
  >
    <Icon name={icon} className="size-8" />
  </button>
);
