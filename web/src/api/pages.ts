// Saved coloring pages: the list, and what can be done with one.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from './call';
import type { components } from './schema';

export type SavedPage = components['schemas']['SavedPage'];

export type PageToSave = {
  title: string;
  imageUrl: string;
  caption: string;
  complexity: string;
  tags: string[];
  character: { name: string; age: number; gender: string };
};

const key = ['/api/coloring-pages'] as const;

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: key });

/** The server hands them out in portions, the newest first. */
async function allPages(): Promise<SavedPage[]> {
  const pages: SavedPage[] = [];
  let after: string | null | undefined;
  do {
    const portion: components['schemas']['SomePages'] = await call(
      `/api/coloring-pages${after ? `?after=${after}` : ''}`,
    );
    pages.push(...portion.pages);
    after = portion.next;
  } while (after);
  return pages;
}

export const useSavedPages = () =>
  useQuery({
    queryKey: key,
    queryFn: allPages,
  });

export async function savePage(cache: QueryClient, page: PageToSave): Promise<void> {
  await call('/api/coloring-pages/save', { method: 'POST', json: page });
  await refresh(cache);
}

export async function toggleFavorite(cache: QueryClient, id: SavedPage['id']): Promise<void> {
  await call(`/api/coloring-pages/${id}/favorite`, { method: 'POST' });
  await refresh(cache);
}

export async function deletePage(cache: QueryClient, id: SavedPage['id']): Promise<void> {
  await call(`/api/coloring-pages/${id}`, { method: 'DELETE' });
  await refresh(cache);
}
