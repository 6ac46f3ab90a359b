// Saved coloring pages: the list, and what can be done with one.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
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
const favoritesKey = [...key, 'favorites'] as const;
const PORTION = 24;

const somePages = (path: string) => async (after: string | null) => {
  const { pages, next } = await call<components['schemas']['SomePages']>(portionOf(path, after, PORTION));
  return { items: pages, next };
};

export const useAllPages = () => usePortions<SavedPage>([...key, 'all'], somePages('/api/coloring-pages'));

export const useFavorites = () =>
  usePortions<SavedPage>(favoritesKey, somePages('/api/coloring-pages?favorites=true'));

export async function savePage(cache: QueryClient, page: PageToSave): Promise<void> {
  await call('/api/coloring-pages/save', { method: 'POST', json: page });
  await cache.invalidateQueries({ queryKey: key });
}

export async function toggleFavorite(cache: QueryClient, id: SavedPage['id']): Promise<void> {
  const { page } = await call<components['schemas']['OnePage']>(`/api/coloring-pages/${id}/favorite`, {
    method: 'POST',
  });
  changeEverywhere<SavedPage>(cache, key, id, () => page);
  await cache.invalidateQueries({ queryKey: favoritesKey });
}

export async function deletePage(cache: QueryClient, id: SavedPage['id']): Promise<void> {
  await call(`/api/coloring-pages/${id}`, { method: 'DELETE', keepalive: true });
  changeEverywhere<SavedPage>(cache, key, id, () => null);
}
