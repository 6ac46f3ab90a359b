// The calls that make a page.
import { call } from './call';
import type { components } from './schema';

/** Ids are those of the option lists. */
export type Character = {
  name: string;
  age: number;
  gender: string;
  hairStyle: string;
  hairLength: string;
  interests: string;
  outfit: string;
  skinTone: string;
  hairColor: string;
};

export type Wish = {
  prompt: string;
  character: Character;
  complexity: string;
  style: string;
  includeColorGuides: false;
  caption: string;
  location?: string;
  idea?: string;
  elements?: string[];
  seed?: number;
};

/** An answer without `imageUrl` counts as a failure. */
export async function generateColoring(wish: Wish): Promise<Drawn> {
  const drawn = await call<Drawn | null>('/api/generate-coloring', { method: 'POST', json: wish });
  if (!drawn?.imageUrl) throw new Error('The answer held no picture.');
  return drawn;
}

export type Drawn = components['schemas']['Page'];

/** A sentence and the short instructions after it; the same seed is the same composition. */
export type Words = { prompt: string; changes?: readonly string[]; seed?: number };

/** A page of a sentence, always simple; without a seed each call is another composition. */
export async function drawWords(words: Words): Promise<Drawn> {
  const drawn = await call<Drawn | null>('/api/generate-coloring-prompt', {
    method: 'POST',
    json: { ...words, complexity: 'simple' },
  });
  if (!drawn?.imageUrl) throw new Error('The answer held no picture.');
  return drawn;
}

export type Plain = components['schemas']['PlainCaption'];

export const enhanceCaption = async (plain: Plain): Promise<string> =>
  (
    await call<components['schemas']['EnhancedCaption']>('/api/enhance-caption', {
      method: 'POST',
      json: plain,
    })
  ).enhancedCaption;
