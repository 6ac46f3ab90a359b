// Deleting with a way back: what leaves is hidden at once and gone for good when the undo is over, the
// next thing leaves, or the page is left.
import { useSyncExternalStore } from 'react';

/** As long as the message with the undo is up, in milliseconds. */
export const UNDO_FOR = 5000;

type Leaving = { id: string; go: () => void };

let hidden: ReadonlySet<string> = new Set();
let leaving: Leaving | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function hide(id: string, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(id);
  else next.delete(id);
  hidden = next;
  for (const listener of listeners) listener();
}

/** Whatever is leaving goes now. */
export function finishLeaving(): void {
  clearTimeout(timer);
  const last = leaving;
  leaving = null;
  last?.go();
}

/** Hides `id`; `remove` runs when the undo is over, `sorry` if it fails and `id` is back. */
export function leave(id: string, remove: () => Promise<void>, sorry: (error: unknown) => void): void {
  finishLeaving();
  hide(id, true);
  const go = () => {
    remove()
      .catch(sorry)
      .finally(() => hide(id, false));
  };
  leaving = { id, go };
  timer = setTimeout(finishLeaving, UNDO_FOR);
}

/** Brings `id` back, if it has not gone for good. */
export function comeBack(id: string): void {
  if (leaving?.id !== id) return;
  clearTimeout(timer);
  leaving = null;
  hide(id, false);
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', finishLeaving);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useHidden = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden);
