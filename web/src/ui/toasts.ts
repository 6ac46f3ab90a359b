// The toast store: one message at a time, shown by the screen where the act happened.
import { useSyncExternalStore } from 'react';

/** What can still be taken back while the message is up. */
export type Undo = () => void;

export type Message = {
  id: number;
  title: string;
  description: string | undefined;
  bad: boolean;
  undo?: Undo | undefined;
};

let message: Message | null = null;
/** Waits until the one that is up has gone. */
let following: Message | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Message): void {
  message = next;
  following = null;
  for (const listener of listeners) listener();
}

/** Good news, or at least no bad news. */
export function tell(title: string, description?: string, undo?: Undo): void {
  count += 1;
  set({ id: count, title, description, bad: false, undo });
}

/** Something went wrong. */
export function warn(title: string, description?: string): void {
  count += 1;
  set({ id: count, title, description, bad: true });
}

/** Good news that can wait: shown when the message that is up has gone. */
export function tellAfterwards(title: string, description?: string): void {
  count += 1;
  following = { id: count, title, description, bad: false };
}

/** The message that was up has gone. */
export function messageGone(): void {
  if (following) set(following);
}

/** How far down the screen a finger or mouse was last, in pixels: a message keeps away from there. */
let pressedAt = 0;
if (typeof document !== 'undefined') {
  const note = ({ clientY }: PointerEvent) => {
    pressedAt = clientY;
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
}

export const wasPressedBelow = (height: number): boolean => pressedAt > height;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useMessage = (): Message | null =>
  useSyncExternalStore(
    subscribe,
    () => message,
    () => null,
  );
