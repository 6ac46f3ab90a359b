// What an operator looks at before others see it.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
import type { components } from './schema';

type Shape = components['schemas'];

export type Pile = Shape['Review'];
type ForReview = Shape['ForReview'];
/** With the upload's id as its own, for lists. */
export type Offered = ForReview & { id: string };

const key = ['/api/review/uploads'] as const;
const PORTION = 24;

export const usePile = (pile: Pile) =>
  usePortions<Offered>([...key, pile], async (after) => {
    const { uploads, next } = await call<Shape['SomeForReview']>(
      portionOf(`/api/review/uploads?review=${pile}`, after, PORTION),
    );
    return { items: uploads.map((each) => ({ ...each, id: each.upload.id })), next };
  });

export type Decision = Shape['Decision'];

export async function decide(cache: QueryClient, id: string, decision: Decision): Promise<void> {
  await call(`/api/review/uploads/${id}`, { method: 'POST', json: { decision } });
  changeEverywhere<Offered>(cache, key, id, () => null);
  await cache.invalidateQueries({ queryKey: key, refetchType: 'none' });
  await cache.invalidateQueries({ queryKey: ['/api/uploads'] });
}
