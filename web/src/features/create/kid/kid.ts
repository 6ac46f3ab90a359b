// The Kid Creator's draft: three pictures, a grown-up's details, and the page they become.
import { type Made, NOTHING } from '../made/made';

export type Row = 'setting' | 'character' | 'activity';
export type Picture = { id: string; label: string; figure: string; words: string };

export type PictureRow = { id: Row; title: string; pictures: readonly Picture[] };

export const ROWS: readonly PictureRow[] = [
  {
    id: 'setting',
    title: 'Where?',
    pictures: [
      { id: 'fantasy', label: 'Fantasy', figure: 'castle', words: 'in a fantasy land' },
      { id: 'space', label: 'Space', figure: 'rocket', words: 'in space' },
      { id: 'jungle', label: 'Jungle', figure: 'palm tree', words: 'in the jungle' },
      { id: 'ocean', label: 'Ocean', figure: 'whale', words: 'under the sea' },
      { id: 'farm', label: 'Farm', figure: 'barn', words: 'on a farm' },
    ],
  },
  {
    id: 'character',
    title: 'Who?',
    pictures: [
      { id: 'dragon', label: 'Dragon', figure: 'dragon', words: 'a dragon' },
      { id: 'unicorn', label: 'Unicorn', figure: 'unicorn', words: 'a unicorn' },
      { id: 'dinosaur', label: 'Dinosaur', figure: 'tyrannosaurus', words: 'a dinosaur' },
      { id: 'astronaut', label: 'Astronaut', figure: 'astronaut', words: 'an astronaut' },
      { id: 'mermaid', label: 'Mermaid', figure: 'mermaid', words: 'a mermaid' },
    ],
  },
  {
    id: 'activity',
    title: 'Doing what?',
    pictures: [
      { id: 'playing', label: 'Playing', figure: 'slide', words: 'playing' },
      { id: 'adventure', label: 'Adventure', figure: 'treasure map', words: 'exploring' },
      { id: 'sports', label: 'Sports', figure: 'soccer ball', words: 'playing soccer' },
      { id: 'music', label: 'Music', figure: 'guitar', words: 'playing music' },
      { id: 'magic', label: 'Magic', figure: 'magic wand', words: 'with a magic wand' },
    ],
  },
];

/** Ids; empty where nothing is chosen yet. */
export type Choices = Readonly<Record<Row, string>>;
export type KidDraft = { choices: Choices; details: string; made: Made };

const NO_CHOICES: Choices = { setting: '', character: '', activity: '' };
export const START: KidDraft = { choices: NO_CHOICES, details: '', made: NOTHING };
export const DETAILS_CHARS = 200;

export type Act =
  | { do: 'choose'; row: Row; id: string }
  | { do: 'choose all'; choices: Choices }
  | { do: 'details'; text: string }
  | { do: 'reset' }
  | { do: 'made'; made: Made }
  | { do: 'saved' }
  | { do: 'new' };

export function change(draft: KidDraft, act: Act): KidDraft {
  switch (act.do) {
    case 'choose':
      return { ...draft, choices: { ...draft.choices, [act.row]: act.id } };
    case 'choose all':
      return { ...draft, choices: act.choices };
    case 'details':
      return { ...draft, details: act.text.slice(0, DETAILS_CHARS) };
    case 'reset':
      return { ...START };
    case 'made':
      return { ...draft, made: act.made };
    case 'saved':
      return { ...draft, made: { ...draft.made, saved: true } };
    case 'new':
      return { ...draft, made: NOTHING };
  }
}

export const chosenIn = (choices: Choices, row: Row): Picture | undefined =>
  ROWS.find(({ id }) => id === row)?.pictures.find(({ id }) => id === choices[row]);

/** How many of the three are chosen. */
export const countOf = (choices: Choices): number => ROWS.filter(({ id }) => chosenIn(choices, id)).length;

export const isComplete = (choices: Choices): boolean => countOf(choices) === ROWS.length;

/** The first row nothing is chosen in; none when all are. */
export const firstOpen = (choices: Choices): number => ROWS.findIndex(({ id }) => !chosenIn(choices, id));

/** The sentence the pictures say, with the details at its end. */
export function wishOf({ choices, details }: KidDraft): string {
  const words = (['character', 'activity', 'setting'] as const).map((row) => chosenIn(choices, row)?.words);
  const extra = details.trim().replace(/^with\s+/i, '');
  return [...words, extra && `with ${extra}`].filter(Boolean).join(' ');
}

/** One of each by chance, and never the same three again. */
export function surprise(now: Choices, chance: () => number = Math.random): Choices {
  const any = (row: Row) => {
    const pictures = ROWS.find(({ id }) => id === row)?.pictures ?? [];
    const others = pictures.filter(({ id }) => id !== now[row]);
    return others[Math.floor(chance() * others.length)]?.id ?? now[row];
  };
  return { setting: any('setting'), character: any('character'), activity: any('activity') };
}
