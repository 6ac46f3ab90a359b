// Long lists: the server hands them out in portions, the newest first.
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** `next` is what to ask the following portion with; nothing on the last one. */
export type Portion<Item> = { items: Item[]; next?: string | null | undefined };

export type Portions<Item> = ReturnType<typeof usePortions<Item>>;

export function usePortions<Item>(key: QueryKey, ask: (after: string | null) => Promise<Portion<Item>>) {
  return useInfiniteQuery<Portion<Item>, Error, InfiniteData<Portion<Item>>, QueryKey, string | null>({
    queryKey: key,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
  });
}

/** The same list with one item changed, or without it. */
export function changed<Item extends { id: string }>(
  list: InfiniteData<Portion<Item>> | undefined,
  id: string,
  change: (item: Item) => Item | null,
): InfiniteData<Portion<Item>> | undefined {
  if (!list) return list;
  const pages = list.pages.map((portion) => ({
    ...portion,
    items: portion.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
  }));
  return { ...list, pages };
}

/** Changes an item, or takes it out, in every list under `key` that is at hand. */
export function changeEverywhere<Item extends { id: string }>(
  cache: QueryClient,
  key: QueryKey,
  id: string,
  change: (item: Item) => Item | null,
): void {
  cache.setQueriesData<InfiniteData<Portion<Item>>>({ queryKey: key }, (list) => changed(list, id, change));
}

/** `/path?after=…&limit=…`. */
export const portionOf = (path: string, after: string | null, limit: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${after ? `&after=${after}` : ''}`;
