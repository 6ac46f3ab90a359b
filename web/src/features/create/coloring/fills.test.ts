// Colors go to the server and come back on the same areas.
import { expect, it } from 'vitest';
import { percentColored } from '../../../ui/completion';
import { keyOf, type RegionMap } from '../../../ui/regions';
import { fromKept, toKeep } from './fills';

/** Two squares side by side on a little page. */
function twoSquares(): RegionMap {
  const [width, height] = [61, 79];
  const labels = new Uint16Array(width * height);
  const squares = [
    { id: 1, left: 10, right: 20, top: 10, bottom: 20 },
    { id: 2, left: 30, right: 40, top: 10, bottom: 20 },
  ];
  for (const { id, left, right, top, bottom } of squares)
    for (let y = top; y <= bottom; y += 1) labels.fill(id, y * width + left, y * width + right + 1);
  return {
    width,
    height,
    labels,
    regions: squares.map((square) => ({ ...square, area: 121, x: square.left + 5, y: 15 })),
  };
}

it('every crayon comes back where it was', () => {
  const map = twoSquares();
  const [one, two] = map.regions.map(keyOf);
  const fills = { [one ?? '']: 'lilac', [two ?? '']: 'black' } as const;
  expect(fromKept(toKeep(fills, map), map)).toEqual(fills);
  expect(percentColored(map, fills)).toBe(100);
});

it('an unknown color, and a point beside every area, are left out', () => {
  const map = twoSquares();
  const kept = [
    { x: 0.2, y: 0.15, color: '#123456' },
    { x: 0.99, y: 0.99, color: '#ff5f3d' },
  ];
  expect(fromKept(kept, map)).toEqual({});
  expect(percentColored(map, {})).toBe(0);
});
