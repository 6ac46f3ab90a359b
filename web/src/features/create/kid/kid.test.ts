// The rules of the Kid Creator.
import { expect, it } from 'vitest';
import { isShapedLike } from '../../../ui/kept';
import { NOTHING } from '../made/made';
import {
  type Act,
  type Choices,
  change,
  firstOpen,
  isComplete,
  type KidDraft,
  START,
  surprise,
  wishOf,
} from './kid';

const having = (...acts: Act[]): KidDraft => acts.reduce(change, START);
const pick = (row: keyof Choices, id: string): Act => ({ do: 'choose', row, id });

it('needs all three pictures, in any order', () => {
  expect(firstOpen(START.choices)).toBe(0);
  const two = having(pick('activity', 'sports'), pick('setting', 'space'));
  expect([isComplete(two.choices), firstOpen(two.choices)]).toEqual([false, 1]);
  expect(isComplete(change(two, pick('character', 'dragon')).choices)).toBe(true);
  expect(isComplete({ setting: 'space', character: 'nobody', activity: 'sports' })).toBe(false);
});

it('says one sentence, details last', () => {
  const three = having(pick('activity', 'sports'), pick('setting', 'space'), pick('character', 'astronaut'));
  expect(wishOf(three)).toBe('an astronaut playing soccer in space');
  const more = (text: string) => wishOf(change(three, { do: 'details', text }));
  expect(more(' a rainbow ')).toBe('an astronaut playing soccer in space with a rainbow');
  expect(more('With a crown')).toBe('an astronaut playing soccer in space with a crown');
});

it('is surprised by something new each time', () => {
  const before: Choices = { setting: 'farm', character: 'mermaid', activity: 'music' };
  for (let n = 0; n < 10; n += 1) {
    const after = surprise(before, () => n / 10);
    expect(isComplete(after)).toBe(true);
    expect([after.setting, after.character, after.activity]).not.toContain(before.setting);
    expect(after.character).not.toBe('mermaid');
  }
});

it('keeps the pictures for another page, and resets everything', () => {
  const made = { ...NOTHING, page: '/api/images/x.png', wish: 'x' };
  const drawn = having(pick('setting', 'farm'), { do: 'made', made }, { do: 'saved' });
  expect([drawn.made.page, drawn.made.saved]).toEqual(['/api/images/x.png', true]);
  const again = change(drawn, { do: 'new' });
  expect([again.made.page, again.choices.setting]).toEqual(['', 'farm']);
  expect(change(drawn, { do: 'reset' })).toEqual(START);
  expect(isShapedLike(JSON.parse(JSON.stringify(drawn)), START)).toBe(true);
});
