// The auth dialog store: closed, or open on one of its tabs.
import { useSyncExternalStore } from 'react';

export type AuthTab = 'login' | 'register';

let open: AuthTab | null = null;
const listeners = new Set<() => void>();

function set(next: AuthTab | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openAuth = (tab: AuthTab): void => set(tab);
export const closeAuth = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useAuthDialog = (): AuthTab | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
