// Coloring by tapping.
import { expect, it } from 'vitest';
import { type Act, type Coloring, color } from './coloring';

const START: Coloring = { crayon: 'sky', fills: { sun: 'sunflower' }, before: [] };
const having = (...acts: Act[]): Coloring => acts.reduce(color, START);

it('colors an area, and uncolors it when tapped with the same crayon', () => {
  expect(having({ do: 'tap', area: 'dino' }).fills.dino).toBe('sky');
  expect(having({ do: 'tap', area: 'dino' }, { do: 'tap', area: 'dino' }).fills.dino).toBeUndefined();
  expect(having({ do: 'tap', area: 'sun' }).fills.sun).toBe('sky');
});

it('undoes one tap at a time, down to the first', () => {
  const two = having(
    { do: 'tap', area: 'dino' },
    { do: 'pick', crayon: 'tomato' },
    { do: 'tap', area: 'sun' },
  );
  expect(color(two, { do: 'undo' }).fills).toEqual({ sun: 'sunflower', dino: 'sky' });
  expect([1, 2, 3].reduce((now) => color(now, { do: 'undo' }), two).fills).toEqual(START.fills);
});
