// The rules of the story wizard.
import { describe, expect, it } from 'vitest';
import { isShapedLike } from '../../ui/kept';
import { type Act, change, comingAlong, SHAPE, START, tellingOf, type Wizard } from './wizard';

const having = (...acts: Act[]): Wizard => acts.reduce(change, START);
const next: Act = { do: 'next' };
const previous: Act = { do: 'previous' };

describe('the way through the four steps', () => {
  it.each<[Act[], number]>([
    [[], 1],
    [[next], 2],
    [[next, next, next], 4],
    [[next, next, next, next], 4],
    [[previous], 1],
    [[next, previous, previous], 1],
    [[{ do: 'go to', step: 3 }], 3],
    [[{ do: 'go to', step: 0 }], 1],
    [[next, { do: 'go to', step: 5 }], 2],
    [[{ do: 'go to', step: 2.5 }], 1],
  ])('%j leads to step %i', (acts, step) => expect(having(...acts).currentStep).toBe(step));
});

describe('what a story starts with', () => {
  it('is a fantasy about kindness at a castle, ten pages for ages 6 to 8', () => {
    expect(tellingOf(START).settings).toEqual({
      theme: 'fantasy',
      lesson: 'kindness',
      setting: 'castle',
      elements: [],
      pageCount: 10,
      readingLevel: 'Intermediate (Ages 6-8)',
      customIdeas: '',
    });
    expect([START.character.age, START.isGenerating, START.progress]).toEqual([7, false, 0]);
  });

  it('has between 8 and 16 pages', () => {
    const pages = (pageCount: number) => having({ do: 'settings', change: { pageCount } }).settings.pageCount;
    expect([pages(7), pages(12), pages(17)]).toEqual([8, 12, 16]);
  });
});

describe('who comes along', () => {
  const dog: Act = { do: 'add companion', bond: 'dog' };
  const named = (at: number, name: string): Act => ({ do: 'change companion', at, change: { name } });

  it('is added at the end and removed by position, three at most', () => {
    const three = having(dog, dog, dog, dog, named(1, 'Leo'));
    expect(three.supportingCharacters.map(({ name }) => name)).toEqual(['', 'Leo', '']);
    const two = change(three, { do: 'remove companion', at: 0 });
    expect(two.supportingCharacters.map(({ name }) => name)).toEqual(['Leo', '']);
  });

  it('needs a name', () =>
    expect(comingAlong(having(dog, dog, named(0, ' Rex ')))).toEqual([{ name: 'Rex', bond: 'dog' }]));
});

describe('telling', () => {
  const told = having(
    { do: 'begun', id: 'a' },
    { do: 'progress', percent: 40 },
    { do: 'progress', percent: 30 },
  );

  it('only moves forward', () =>
    expect([told.settings.id, told.isGenerating, told.progress]).toEqual(['a', true, 40]));

  it('ends with a story, and a new one keeps the child', () => {
    const done = change(told, { do: 'told' });
    expect([done.isGenerating, done.progress]).toEqual([false, 100]);
    const anew = change(change(done, { do: 'look', change: { name: 'Mia' } }), { do: 'new story' });
    expect([anew.character.name, anew.settings.id, anew.currentStep]).toEqual(['Mia', '', 1]);
  });
});

it('a kept wizard is read back only if it looks like one', () => {
  const kept: unknown = JSON.parse(JSON.stringify(having({ do: 'add companion', bond: 'dog' }, next)));
  expect(isShapedLike(kept, SHAPE)).toBe(true);
  expect(isShapedLike({ ...START, supportingCharacters: ['Leo'] }, SHAPE)).toBe(false);
  expect(isShapedLike({ ...START, settings: {} }, SHAPE)).toBe(false);
});
