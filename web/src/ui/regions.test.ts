// Regions of little drawings made of letters: # is ink.
import { expect, it } from 'vitest';
import { findRegions, regionAt } from './regions';

function drawn(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const pixels = new Uint8ClampedArray(
    [...rows.join('')].flatMap((mark) => (mark === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return findRegions(pixels, width, rows.length, 2);
}

it('finds what lines close in, and not the paper around it', () => {
  const map = drawn(
    '...........',
    '.#########.',
    '.#...#...#.',
    '.#...#...#.',
    '.#...#...#.',
    '.#########.',
    '...........',
  );
  expect(map.regions.map(({ area, x, y }) => [area, x, y])).toEqual([
    [9, 3, 3],
    [9, 7, 3],
  ]);
  expect(regionAt(map, 0, 0)).toBe(0);
});

it('joins through a gap, and not through corners', () => {
  const gap = drawn('......', '.####.', '.#..#.', '.#..#.', '.####.', '......');
  expect(gap.regions).toHaveLength(1);
  expect(drawn('......', '.####.', '.#....', '.#..#.', '.####.', '......').regions).toHaveLength(0);
  expect(
    drawn('.######.', '.#..####', '.#..##.#', '.####..#', '.###...#', '.#######', '........').regions,
  ).toHaveLength(2);
});

it('leaves specks alone', () => {
  expect(drawn('.....', '.###.', '.#.#.', '.###.', '.....').regions).toHaveLength(0);
});

it('grows under the lines and forgives a finger beside it', () => {
  const map = drawn(
    '..........',
    '.########.',
    '.########.',
    '.##....##.',
    '.##....##.',
    '.########.',
    '.########.',
    '..........',
  );
  const id = map.regions[0]?.id ?? -1;
  expect(regionAt(map, 4, 2)).toBe(id);
  expect(regionAt(map, 0, 3)).toBe(0);
  expect(regionAt(map, 0, 3, 3)).toBe(id);
});
