// An adventure in words.
import { expect, it } from 'vitest';
import { tellingOf } from './telling';

const told = { setting: 'Magical Forest', challenge: 'exploring', customIdeas: null };

it.each([
  [{ ...told, character: { name: 'Maya' } }, "Maya's Magical Forest", 'exploring'],
  [{ ...told, character: {}, customIdeas: 'A fox and a kite' }, 'Magical Forest', 'A fox and a kite'],
  [{ ...told, character: {}, setting: '', challenge: '' }, 'My Coloring Adventure', undefined],
])('%j', (adventure, title, text) => {
  expect(tellingOf(adventure)).toMatchObject({ title, text });
});
