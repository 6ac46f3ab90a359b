// The coloring of one page: kept in this browser at once, and by the server a moment later.
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { keepColoring } from '../../../api/colorings';
import { type Act, type Coloring, color, type Fills } from '../../../ui/coloring';
import { fillsOn } from '../../../ui/completion';
import { CRAYON_BOX } from '../../../ui/ink';
import type { RegionMap } from '../../../ui/regions';
import { draftKey, recall, remember } from '../../../ui/remembered';
import { toKeep } from './fills';

const KEY = draftKey('coloring');
/** A moment without a tap (milliseconds). */
const REST_MS = 800;

/** What the server has not got yet, if it is of this page. */
function unsent(imageUrl: string): Fills | undefined {
  const kept = recall(KEY);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'page') !== imageUrl) return undefined;
  const fills: Record<string, Fills[string]> = {};
  for (const [area, crayon] of Object.entries(Reflect.get(kept, 'fills') ?? {}))
    fills[area] = CRAYON_BOX.find(({ id }) => id === crayon)?.id;
  return fills;
}

/** What the server has not got yet, and whether it is being told. */
interface Outbox {
  fills: Fills | null;
  busy: boolean;
}

/** Sends after a moment, and at once when the table is left. What cannot be sent stays in the browser. */
function useSending(imageUrl: string, map: RegionMap, fills: Fills): void {
  const outbox = useRef<Outbox>({ fills: null, busy: false }).current;
  const known = useRef(fills);
  useEffect(() => {
    if (known.current === fills) return;
    known.current = fills;
    outbox.fills = fills;
    remember(KEY, { page: imageUrl, fills });
    const timer = window.setTimeout(() => send(imageUrl, map, outbox), REST_MS);
    return () => window.clearTimeout(timer);
  }, [imageUrl, map, fills, outbox]);
  useEffect(
    () => () => {
      send(imageUrl, map, outbox);
    },
    [imageUrl, map, outbox],
  );
}

/** One answer is waited for before the next is sent: two at once could arrive the other way round. */
async function send(imageUrl: string, map: RegionMap, outbox: Outbox): Promise<void> {
  if (outbox.busy || !outbox.fills) return;
  outbox.busy = true;
  try {
    while (outbox.fills) {
      const { fills } = outbox;
      await keepColoring(imageUrl, toKeep(fills, map));
      if (outbox.fills === fills) outbox.fills = null;
    }
    remember(KEY, null);
  } catch {
    // The draft stays, and goes with the next tap or visit.
  } finally {
    outbox.busy = false;
  }
}

export function useColoring(imageUrl: string, map: RegionMap, kept: Fills): [Coloring, Dispatch<Act>] {
  const [now, act] = useReducer(color, imageUrl, (page): Coloring => {
    const mine = unsent(page);
    return { crayon: 'tomato', fills: mine ? fillsOn(map, mine) : kept, before: [] };
  });
  useSending(imageUrl, map, now.fills);
  return [now, act];
}
