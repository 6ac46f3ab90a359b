// Long lists: changing one item leaves all the others alone.
import { expect, it } from 'vitest';
import { changed, portionOf } from './portions';

const list = {
  pages: [
    {
      items: [
        { id: 'a', likes: 1 },
        { id: 'b', likes: 2 },
      ],
      next: 'b',
    },
    { items: [{ id: 'c', likes: 3 }] },
  ],
  pageParams: [null, 'b'],
};

it('changes one item', () => {
  const after = changed(list, 'c', (item) => ({ ...item, likes: item.likes + 1 }));
  expect(after?.pages.map(({ items }) => items.map(({ likes }) => likes))).toEqual([[1, 2], [4]]);
});

it('takes one item out and keeps the way to the next portion', () => {
  const after = changed(list, 'b', () => null);
  expect(after?.pages).toEqual([
    { items: [{ id: 'a', likes: 1 }], next: 'b' },
    { items: [{ id: 'c', likes: 3 }] },
  ]);
});

it.each([
  ['/api/uploads/public', null, '/api/uploads/public?limit=24'],
  ['/api/coloring-pages?favorites=true', 'x', '/api/coloring-pages?favorites=true&limit=24&after=x'],
])('asks for a portion of %s after %s', (path, after, address) =>
  expect(portionOf(path, after, 24)).toBe(address),
);
