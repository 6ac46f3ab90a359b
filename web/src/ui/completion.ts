// How much of a page is colored, and colors found again on another map of the same page.
import type { Fills } from './coloring';
import { keyOf, type RegionMap, regionAt } from './regions';

export const countColored = (map: RegionMap, fills: Fills): number =>
  map.regions.filter((region) => fills[keyOf(region)]).length;

/** Whole percent of the areas; 100 only when every one is colored. */
export const percentColored = (map: RegionMap, fills: Fills): number =>
  map.regions.length === 0 ? 0 : Math.floor((countColored(map, fills) / map.regions.length) * 100);

/** Kept colors by the names their areas have on this map: another browser draws the same page a hair differently. */
export function fillsOn(map: RegionMap, kept: Fills): Fills {
  const fills: Record<string, Fills[string]> = {};
  for (const [key, crayon] of Object.entries(kept)) {
    const [x = -1, y = -1] = key.split(',').map(Number);
    const id = regionAt(map, x, y, 2);
    const region = map.regions.find((each) => each.id === id);
    if (region && crayon) fills[keyOf(region)] = crayon;
  }
  return fills;
}
