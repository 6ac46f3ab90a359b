// The time a page came to be on this screen: part of its file name.
import { useMemo } from 'react';

/** In milliseconds since 1970; the same for as long as `page` is the same. */
export function useStamp(page: string): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page gets a new time.
  return useMemo(() => Date.now(), [page]);
}
