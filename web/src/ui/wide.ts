// Whether the window is wide enough for two columns (1024 px).
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 1024px)');

const subscribe = (changed: () => void) => {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
