// Which step one is on: the address knows, the draft decides how far one may go.
import { useSearchParams } from 'wouter';
import type { Draft } from './draft';

export const STEPS = ['character', 'scene', 'adventure'] as const;
export type Step = (typeof STEPS)[number];
export type Spot = Step | 'color';

export const canReach = (draft: Draft, step: Step): boolean => {
  if (step === 'character') return true;
  const named = draft.look.name.trim() !== '';
  return step === 'scene' ? named : named && draft.location.id !== '';
};

/** The asked-for step, or the farthest one before it that can be reached. */
export function spotIn(search: URLSearchParams, draft: Draft): Spot {
  const asked = search.get('step');
  if (asked === 'color') return 'color';
  const upTo = STEPS.find((step) => step === asked) ?? 'character';
  return STEPS.slice(0, STEPS.indexOf(upTo) + 1).findLast((step) => canReach(draft, step)) ?? 'character';
}

export function useSpot(draft: Draft): [Spot, (to: Spot) => void] {
  const [search, setSearch] = useSearchParams();
  const go = (to: Spot) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('step', to);
      return next;
    });
  return [spotIn(search, draft), go];
}
