// The builder's draft: everything a child has chosen so far, and the one way it changes.
import { toggled } from '../../../child/elements';
import { LOOK, type Look } from '../../../child/look';
import type { Told } from '../made/made';
import { autoCaption } from './caption';

export type Place = { id: string; label: string };

export type Draft = {
  look: Look;
  /** `id` is empty until a location is chosen. */
  location: Place;
  /** A suggested prompt; empty means just exploring, or the child's own words. */
  idea: Place;
  own: string;
  elements: readonly string[];
  complexity: string;
  withCaption: boolean;
  caption: string;
  /** Empty until the caption was made magical. */
  enhanced: string;
  /** Address of the page; empty until one is drawn. */
  page: string;
  /** What was not drawn of the child’s own words. */
  told?: Told;
  saved: boolean;
};

export const LIMITS = { caption: 160, own: 300 } as const;

const NOWHERE: Place = { id: '', label: '' };

export const START: Draft = {
  look: LOOK,
  location: NOWHERE,
  idea: NOWHERE,
  own: '',
  elements: [],
  complexity: 'simple',
  withCaption: true,
  caption: '',
  enhanced: '',
  page: '',
  saved: false,
};

export type Act =
  | { do: 'look'; change: Partial<Look> }
  | { do: 'travel'; to: Place }
  | { do: 'idea'; idea: Place }
  | { do: 'explore' }
  | { do: 'own'; text: string }
  | { do: 'element'; id: string }
  | { do: 'complexity'; id: string }
  | { do: 'with caption'; on: boolean }
  | { do: 'caption'; text: string }
  | { do: 'enhanced'; text: string }
  | { do: 'drawn'; page: string; told?: Told }
  | { do: 'saved' }
  | { do: 'put away' }
  | { do: 'new adventure' };

const titled = (draft: Draft): Draft => ({
  ...draft,
  caption: autoCaption(draft.look.name, draft.location.label, draft.elements),
  enhanced: '',
});

function withElement(draft: Draft, id: string): Draft {
  const untouched = draft.caption === autoCaption(draft.look.name, draft.location.label, draft.elements);
  const next = { ...draft, elements: toggled(draft.elements, id) };
  return untouched && !draft.enhanced ? titled(next) : next;
}

export function change(draft: Draft, act: Act): Draft {
  switch (act.do) {
    case 'look': {
      const next = { ...draft, look: { ...draft.look, ...act.change } };
      return next.look.name === draft.look.name ? next : titled(next);
    }
    case 'travel':
      return act.to.id === draft.location.id ? draft : titled({ ...draft, location: act.to, idea: NOWHERE });
    case 'idea':
      return { ...draft, idea: act.idea, own: '' };
    case 'explore':
      return { ...draft, idea: NOWHERE, own: '' };
    case 'own':
      return { ...draft, own: act.text.slice(0, LIMITS.own), idea: NOWHERE };
    case 'element':
      return withElement(draft, act.id);
    case 'complexity':
      return { ...draft, complexity: act.id };
    case 'with caption':
      return { ...draft, withCaption: act.on };
    case 'caption':
      return { ...draft, caption: act.text.slice(0, LIMITS.caption), enhanced: '' };
    case 'enhanced':
      return { ...draft, enhanced: act.text };
    case 'drawn':
      return { ...draft, page: act.page, told: act.told, saved: false };
    case 'saved':
      return { ...draft, saved: true };
    case 'put away':
      return { ...draft, page: '', saved: false };
    case 'new adventure':
      return { ...START, look: draft.look, complexity: draft.complexity, withCaption: draft.withCaption };
  }
}

/** The caption that goes on the page: the magical one if there is one; none if switched off. */
export const captionOf = (draft: Draft): string =>
  draft.withCaption ? draft.enhanced || draft.caption.trim() : '';

/** What happens, in words: the child's own, the suggestion, or a sentence about exploring. */
export function promptOf(draft: Draft): string {
  const { look, location, idea, own } = draft;
  return (
    own.trim() ||
    idea.label ||
    `${look.name.trim()} is just exploring and having fun in the ${location.label}`
  );
}
