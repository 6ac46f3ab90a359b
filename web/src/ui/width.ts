// How wide the window is, where a screen is laid out differently and not only styled so.
import { useSyncExternalStore } from 'react';

function useMatches(media: string, unknown: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(media).matches,
    () => unknown,
  );
}

/** Wide enough for two columns: from 1024 pixels. */
export const useWide = (): boolean => useMatches('(width >= 1024px)', true);

/** A phone: below 768 pixels. */
export const useNarrow = (): boolean => useMatches('(width < 768px)', false);
