// The coloring of one page: kept in this browser while it lasts.
import { type Dispatch, useEffect, useReducer } from 'react';
import { type Act, type Coloring, color, type Fills } from '../../../ui/coloring';
import { fillsOn } from '../../../ui/completion';
import { CRAYON_BOX } from '../../../ui/ink';
import type { RegionMap } from '../../../ui/regions';
import { draftKey, recall, remember } from '../../../ui/remembered';

const KEY = draftKey('coloring');

/** Only the page colored last is kept. */
function keptFills(imageUrl: string): Fills {
  const kept = recall(KEY);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'page') !== imageUrl) return {};
  const fills: Record<string, Fills[string]> = {};
  for (const [area, crayon] of Object.entries(Reflect.get(kept, 'fills') ?? {}))
    fills[area] = CRAYON_BOX.find(({ id }) => id === crayon)?.id;
  return fills;
}

export function useColoring(imageUrl: string, map: RegionMap): [Coloring, Dispatch<Act>] {
  const [now, act] = useReducer(
    color,
    imageUrl,
    (page): Coloring => ({
      crayon: 'tomato',
      fills: fillsOn(map, keptFills(page)),
      before: [],
    }),
  );
  useEffect(() => {
    if (now.before.length > 0) remember(KEY, { page: imageUrl, fills: now.fills });
  }, [imageUrl, now]);
  return [now, act];
}
