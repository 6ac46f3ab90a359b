// The draft of prompt mode: the words on the pad, and the page they became.
import { type Made, NOTHING } from '../made/made';

export type PromptDraft = { text: string; made: Made };

export const START: PromptDraft = { text: '', made: NOTHING };

export type Act =
  | { do: 'write'; text: string }
  | { do: 'made'; made: Made }
  | { do: 'saved' }
  | { do: 'new' };

export function change(draft: PromptDraft, act: Act): PromptDraft {
  switch (act.do) {
    case 'write':
      return { ...draft, text: act.text };
    case 'made':
      return { ...draft, made: act.made };
    case 'saved':
      return { ...draft, made: { ...draft.made, saved: true } };
    case 'new':
      return { ...draft, made: NOTHING };
  }
}

export const isBlank = (draft: PromptDraft): boolean => draft.text.trim() === '';
