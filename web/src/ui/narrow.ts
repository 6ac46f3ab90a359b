// Whether the screen is a narrow one: below 768 pixels.
import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => window.matchMedia('(width < 768px)');

const subscribe = (changed: () => void) => {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
