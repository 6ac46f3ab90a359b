// Amounts: what was chosen or typed, in dollars.
import { expect, it } from 'vitest';
import { dollarsOf, fillOf, priced } from './amounts';

it.each([
  [{ preset: 15 }, 15, '$15'],
  [{ own: ' 7,50 ' }, 7.5, '$7.50'],
  [{ own: '3' }, 3, '$3'],
  [{ own: 'a lot' }, 0, '$0'],
  [{ own: '' }, 0, '$0'],
])('%j is %d dollars', (chosen, dollars, said) => {
  expect(dollarsOf(chosen)).toBe(dollars);
  expect(priced(dollarsOf(chosen))).toBe(said);
});

it.each([
  [-1, 0],
  [10, 0.5],
  [500, 1],
])('$%d fill the mug to %d', (dollars, fill) => expect(fillOf(dollars)).toBe(fill));
