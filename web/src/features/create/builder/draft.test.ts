// The rules of the builder's draft and its caption.
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../child/elements';
import { isShapedLike } from '../../../ui/kept';
import { autoCaption } from './caption';
import { type Act, captionOf, change, type Draft, promptOf, START } from './draft';
import { spotIn } from './steps';

const having = (...acts: Act[]): Draft => acts.reduce(change, START);
const maya: Act = { do: 'look', change: { name: 'Maya' } };
const forest: Act = { do: 'travel', to: { id: 'forest', label: 'Magical Forest' } };
const castle: Act = { do: 'travel', to: { id: 'castle', label: 'Fairytale Castle' } };
const tea: Act = { do: 'idea', idea: { id: 'forest-tea-party', label: 'Having a tea party' } };
const add = (id: string): Act => ({ do: 'element', id });

describe('the caption writes itself', () => {
  it.each([
    [[], "Maya's Magical Forest"],
    [['animal-friend'], "Maya's Magical Forest with an Animal Friend"],
    [['magic-item'], "Maya's Magical Forest and the Magic Item"],
    [['weather', 'treasure'], "Maya's Magical Forest and the Hidden Treasure"],
    [['vehicle'], "Maya's Magical Forest"],
  ])('with %j', (elements, caption) => {
    expect(autoCaption('Maya', 'Magical Forest', elements)).toBe(caption);
    expect(having(maya, forest, ...elements.map(add)).caption).toBe(caption);
  });

  it('is empty until both name and adventure are known', () => {
    expect(having(maya).caption).toBe('');
    expect(having(forest).caption).toBe('');
  });

  it('is written anew, and loses its magic, when name or adventure changes', () => {
    const magical = having(maya, forest, { do: 'enhanced', text: 'Sparkles!' });
    expect(captionOf(magical)).toBe('Sparkles!');
    expect(captionOf(change(magical, castle))).toBe("Maya's Fairytale Castle");
    expect(captionOf(change(magical, { do: 'look', change: { name: 'Leo' } }))).toBe("Leo's Magical Forest");
    expect(captionOf(change(magical, { do: 'look', change: { age: 9 } }))).toBe('Sparkles!');
  });

  it('keeps a caption of one’s own when an element is added', () => {
    const own = having(maya, forest, { do: 'caption', text: 'My best day' }, add('treasure'));
    expect(own.caption).toBe('My best day');
  });

  it('loses its magic when it is edited, and is not sent when switched off', () => {
    const edited = having(
      maya,
      forest,
      { do: 'enhanced', text: 'Sparkles!' },
      { do: 'caption', text: 'Mine' },
    );
    expect(captionOf(edited)).toBe('Mine');
    expect(captionOf(change(edited, { do: 'with caption', on: false }))).toBe('');
  });
});

describe('the adventure', () => {
  it('a new location lets go of the chosen prompt', () => {
    expect(having(maya, forest, tea).idea.id).toBe('forest-tea-party');
    expect(having(maya, forest, tea, castle).idea.id).toBe('');
    expect(having(maya, forest, tea, forest).idea.id).toBe('forest-tea-party');
  });

  it('a suggested prompt and one’s own words rule each other out', () => {
    const own = having(forest, tea, { do: 'own', text: 'Flying a kite' });
    expect([own.idea.id, own.own]).toEqual(['', 'Flying a kite']);
    const idea = change(own, tea);
    expect([idea.idea.id, idea.own]).toEqual(['forest-tea-party', '']);
  });

  it('says something even when nothing was said', () => {
    expect(promptOf(having(maya, forest))).toBe(
      'Maya is just exploring and having fun in the Magical Forest',
    );
    expect(promptOf(having(maya, forest, tea))).toBe('Having a tea party');
    expect(promptOf(having(maya, forest, { do: 'own', text: ' Flying a kite ' }))).toBe('Flying a kite');
  });

  it('takes three elements, and no fourth', () => {
    const full = having(add('treasure'), add('weather'), add('helper'), add('vehicle'));
    expect(full.elements).toEqual(['treasure', 'weather', 'helper']);
    expect(isFull(full.elements)).toBe(true);
    expect(change(full, add('weather')).elements).toEqual(['treasure', 'helper']);
  });

  it('a new one keeps the child and forgets page and caption', () => {
    const told = { unread: [], undrawn: ['melting'], instead: [] };
    const drawn = having(maya, forest, { do: 'drawn', page: '/api/images/x.png', told });
    expect(drawn.told).toEqual(told);
    const next = change(drawn, { do: 'new adventure' });
    expect([next.look.name, next.page, next.caption, next.location.id]).toEqual(['Maya', '', '', '']);
    expect(next.told).toBeUndefined();
  });
});

describe('the way through the steps', () => {
  it.each([
    ['step=adventure', having(), 'character'],
    ['step=adventure', having(maya), 'scene'],
    ['step=adventure', having(maya, forest), 'adventure'],
    ['step=scene', having(maya, forest), 'scene'],
    ['step=nonsense', having(maya), 'character'],
    ['', having(maya), 'character'],
    ['step=color', having(), 'color'],
  ])('%s leads as far as the draft allows', (search, draft, spot) => {
    expect(spotIn(new URLSearchParams(search), draft)).toBe(spot);
  });
});

describe('a kept draft', () => {
  it('is read back only if it has the shape of one', () => {
    expect(isShapedLike(JSON.parse(JSON.stringify(having(maya, forest, add('treasure')))), START)).toBe(true);
    for (const broken of [
      null,
      7,
      [],
      {},
      { ...START, look: null },
      { ...START, elements: [1] },
      { ...START, own: 5 },
    ]) {
      expect(isShapedLike(broken, START)).toBe(false);
    }
  });
});
