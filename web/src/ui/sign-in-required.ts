// The "Sign in Required" dialog: opened by any screen whose act needs somebody to be signed in.
import { useSyncExternalStore } from 'react';

let asked: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** `what` completes "Please sign in to …". */
export const requireSignIn = (what: string): void => set(what);
export const forgetSignIn = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSignInRequired = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
