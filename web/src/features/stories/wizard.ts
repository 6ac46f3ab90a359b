// The story wizard's state, and the one way it changes. The story itself, once told, is the server's.
import { toggled } from '../../child/elements';
import { LOOK, type Look } from '../../child/look';

export type Companion = { name: string; bond: string };

export type Settings = {
  theme: string;
  lesson: string;
  setting: string;
  elements: readonly string[];
  pageCount: number;
  readingLevel: string;
  customIdeas: string;
  /** Empty until the story is saved, which is when it begins. */
  id: string;
};

export type Step = 1 | 2 | 3 | 4;

export type Wizard = {
  currentStep: Step;
  character: Look;
  supportingCharacters: readonly Companion[];
  settings: Settings;
  isGenerating: boolean;
  /** 0 to 100. */
  progress: number;
};

export const LIMITS = { companions: 3, name: 40, ideas: 300 } as const;
export const PAGES = { least: 8, most: 16 } as const;

export const START: Wizard = {
  currentStep: 1,
  character: { ...LOOK, age: 7 },
  supportingCharacters: [],
  settings: {
    theme: 'fantasy',
    lesson: 'kindness',
    setting: 'castle',
    elements: [],
    pageCount: 10,
    readingLevel: 'Intermediate (Ages 6-8)',
    customIdeas: '',
    id: '',
  },
  isGenerating: false,
  progress: 0,
};

/** What a kept wizard looks like. */
export const SHAPE: Wizard = { ...START, supportingCharacters: [{ name: '', bond: '' }] };

export type Act =
  | { do: 'next' }
  | { do: 'previous' }
  | { do: 'go to'; step: number }
  | { do: 'look'; change: Partial<Look> }
  | { do: 'add companion'; bond: string }
  | { do: 'change companion'; at: number; change: Partial<Companion> }
  | { do: 'remove companion'; at: number }
  | { do: 'settings'; change: Partial<Omit<Settings, 'elements' | 'id'>> }
  | { do: 'element'; id: string }
  | { do: 'begun'; id: string }
  | { do: 'progress'; percent: number }
  | { do: 'told' }
  | { do: 'new story' };

const STEPS: readonly Step[] = [1, 2, 3, 4];

/** The step of this number; `now` for a number that is none. */
const stepAt = (number: number, now: Step): Step => STEPS.find((step) => step === number) ?? now;

function companionsAfter(all: readonly Companion[], act: Act): readonly Companion[] {
  switch (act.do) {
    case 'add companion':
      return all.length < LIMITS.companions ? [...all, { name: '', bond: act.bond }] : all;
    case 'change companion':
      return all.map((one, at) => (at === act.at ? { ...one, ...act.change } : one));
    case 'remove companion':
      return all.filter((_, at) => at !== act.at);
    default:
      return all;
  }
}

const within = (pages: number): number => Math.min(PAGES.most, Math.max(PAGES.least, Math.round(pages)));

export function change(wizard: Wizard, act: Act): Wizard {
  const { currentStep, settings } = wizard;
  switch (act.do) {
    case 'next':
      return { ...wizard, currentStep: stepAt(currentStep + 1, currentStep) };
    case 'previous':
      return { ...wizard, currentStep: stepAt(currentStep - 1, currentStep) };
    case 'go to':
      return { ...wizard, currentStep: stepAt(act.step, currentStep) };
    case 'look':
      return { ...wizard, character: { ...wizard.character, ...act.change } };
    case 'add companion':
    case 'change companion':
    case 'remove companion':
      return { ...wizard, supportingCharacters: companionsAfter(wizard.supportingCharacters, act) };
    case 'settings': {
      const next = { ...settings, ...act.change };
      const customIdeas = next.customIdeas.slice(0, LIMITS.ideas);
      return { ...wizard, settings: { ...next, pageCount: within(next.pageCount), customIdeas } };
    }
    case 'element':
      return { ...wizard, settings: { ...settings, elements: toggled(settings.elements, act.id) } };
    case 'begun':
      return {
        ...wizard,
        settings: { ...settings, id: act.id },
        isGenerating: true,
        progress: 0,
      };
    case 'progress':
      return { ...wizard, progress: Math.max(wizard.progress, act.percent) };
    case 'told':
      return { ...wizard, isGenerating: false, progress: 100 };
    case 'new story':
      return { ...START, character: wizard.character, supportingCharacters: wizard.supportingCharacters };
  }
}

/** Who is named; the others stay at home. */
export const comingAlong = (wizard: Wizard): Companion[] =>
  wizard.supportingCharacters
    .map(({ name, bond }) => ({ name: name.trim(), bond }))
    .filter(({ name }) => name !== '');

/** The body of `POST /api/stories`. */
export function tellingOf(wizard: Wizard) {
  const { id: _, ...settings } = wizard.settings;
  return {
    character: { ...wizard.character, name: wizard.character.name.trim() },
    supportingCharacters: comingAlong(wizard),
    settings: { ...settings, elements: [...settings.elements] },
  };
}
