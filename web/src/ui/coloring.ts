// Coloring by tapping, with undo: a pure reducer.
import type { CrayonId } from './ink';

export type Fills = Readonly<Record<string, CrayonId | undefined>>;
export type Coloring = { crayon: CrayonId; fills: Fills; before: readonly Fills[] };
export type Act = { do: 'pick'; crayon: CrayonId } | { do: 'tap'; area: string } | { do: 'undo' };

const REMEMBERED = 50;

/** Tapping an area with the color it already has takes the color off again. */
export function color(now: Coloring, act: Act): Coloring {
  switch (act.do) {
    case 'pick':
      return { ...now, crayon: act.crayon };
    case 'tap': {
      const next = now.fills[act.area] === now.crayon ? undefined : now.crayon;
      return {
        ...now,
        fills: { ...now.fills, [act.area]: next },
        before: [...now.before, now.fills].slice(-REMEMBERED),
      };
    }
    case 'undo': {
      const fills = now.before.at(-1);
      return fills ? { ...now, fills, before: now.before.slice(0, -1) } : now;
    }
  }
}
