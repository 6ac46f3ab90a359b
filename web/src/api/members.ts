// Who has an account here: for operators.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
import type { components } from './schema';

type Shape = components['schemas'];
export type Someone = Shape['Someone'];

const key = ['/api/review/members'] as const;
const PORTION = 24;

/** All of them, or the one with this e-mail. */
export const useMembers = (email: string) =>
  usePortions<Someone>([...key, email], async (after) => {
    const whom = email ? `?email=${encodeURIComponent(email)}` : '';
    const { members, next } = await call<Shape['SomeMembers']>(portionOf(`${key[0]}${whom}`, after, PORTION));
    return { items: members, next };
  });

export async function changeStanding(
  cache: QueryClient,
  id: Someone['id'],
  standing: Shape['Standing'],
): Promise<void> {
  const { member } = await call<Shape['OneMember']>(`${key[0]}/${id}`, { method: 'POST', json: standing });
  changeEverywhere<Someone>(cache, key, id, () => member);
}
