// Which paper comes out of the printer: Letter where Letter is sold, else A4; remembered once chosen.
import { useSyncExternalStore } from 'react';
import { recall, remember } from './remembered';

export type Paper = 'letter' | 'a4';

const KEY = 'pagelings.paper';
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** By the region of a locale such as `en-GB`; without a region, by whether it is plain English or Spanish of the Americas. */
export function paperOf(locale: string): Paper {
  const region = locale.split('-').find((part, n) => n > 0 && part.length === 2);
  if (!region) return locale === 'en' ? 'letter' : 'a4';
  return LETTER_REGIONS.includes(region.toUpperCase()) ? 'letter' : 'a4';
}

let chosen: Paper | null = null;
const listeners = new Set<() => void>();

function current(): Paper {
  if (chosen) return chosen;
  const kept = recall(KEY);
  chosen = kept === 'letter' || kept === 'a4' ? kept : paperOf(navigator.language);
  return chosen;
}

export function choosePaper(paper: Paper): void {
  chosen = paper;
  remember(KEY, paper);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const usePaper = (): Paper => useSyncExternalStore(subscribe, current, () => 'letter' as const);
