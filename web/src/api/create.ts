// The calls that make a page.
import { call } from './call';

export type Character = {
  name: string;
  age: number;
  gender: string;
  hairStyle: string;
  hairLength: string;
  interests: string;
  outfit: string;
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
export async function generateColoring(wish: Wish): Promise<string> {
  const answer = await call<{ imageUrl?: string }>('/api/generate-coloring', { method: 'POST', json: wish });
  if (!answer?.imageUrl) throw new Error('The answer held no picture.');
  return answer.imageUrl;
}

export type Plain = { baseCaption: string; adventureTheme: string; characterName: string };

export const enhanceCaption = async (plain: Plain): Promise<string> =>
  (await call<{ enhancedCaption: string }>('/api/enhance-caption', { method: 'POST', json: plain }))
    .enhancedCaption;
