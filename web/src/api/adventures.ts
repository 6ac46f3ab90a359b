// "My adventures": what one had drawn, to come back to and to draw again.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
import type { components } from './schema';

export type Adventure = components['schemas']['Adventure'];

const key = ['/api/adventures'] as const;
const PORTION = 24;

export const useAdventures = () =>
  usePortions<Adventure>(key, async (after) => {
    const { adventures, next } = await call<components['schemas']['SomeAdventures']>(
      portionOf('/api/adventures', after, PORTION),
    );
    return { items: adventures, next };
  });

/** The same wish, another page: it hangs first afterwards. */
export async function drawAgain(cache: QueryClient, id: Adventure['id']): Promise<void> {
  await call(`/api/adventures/${id}/draw-again`, { method: 'POST' });
  await cache.invalidateQueries({ queryKey: key });
}

export async function forgetAdventure(cache: QueryClient, id: Adventure['id']): Promise<void> {
  await call(`/api/adventures/${id}`, { method: 'DELETE', keepalive: true });
  changeEverywhere<Adventure>(cache, key, id, () => null);
}
