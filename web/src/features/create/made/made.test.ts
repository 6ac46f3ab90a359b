// The rules of a page made of words.
import { expect, it } from 'vitest';
import { again, changed, madeOf, NOTHING } from './made';

const DRAWN = {
  imageUrl: '/api/images/x.png',
  svgUrl: '/api/images/x.svg',
  pdfUrl: '/api/images/x.pdf',
  seed: 7,
  unread: [],
  undrawn: ['melting'],
  relatives: [{ word: 'chameleon', drawn: 'lizard' }],
  ignored: [],
};

it('keeps composition and changes for the next change, and another composition keeps the changes', () => {
  const first = madeOf({ prompt: 'a cat' }, DRAWN);
  expect(changed(first, ' add a dog ')).toEqual({ prompt: 'a cat', changes: ['add a dog'], seed: 7 });
  const second = madeOf(changed(first, 'add a dog'), DRAWN);
  expect(changed(second, 'bigger cat').changes).toEqual(['add a dog', 'bigger cat']);
  expect(again(second)).toEqual({ prompt: 'a cat', changes: ['add a dog'] });
  expect(second.undrawn).toEqual(['melting']);
  expect(second.instead).toEqual(['I drew a lizard for “chameleon”.']);
});

it('forgets an instruction that changed nothing', () => {
  const words = changed({ ...NOTHING, wish: 'a cat', changes: ['add a dog'] }, 'blorf');
  const made = madeOf(words, { ...DRAWN, ignored: ['blorf'] });
  expect([made.changes, made.ignored]).toEqual([['add a dog'], ['blorf']]);
});
