// The four ways to make a page.
import type { Mode } from '../../../paths';

export type ModeCard = { id: Mode; title: string; line: string; paper: string; tilt: string; beta?: true };

export const MODES: readonly ModeCard[] = [
  {
    id: 'child',
    title: 'Kid Creator',
    line: 'Pick three pictures. No typing, no reading.',
    paper: 'bg-bubblegum',
    tilt: 'md:-rotate-2',
  },
  {
    id: 'standard',
    title: 'Character Builder',
    line: 'Design a character and adventure with custom settings.',
    paper: 'bg-sky',
    tilt: 'md:rotate-1',
  },
  {
    id: 'prompt',
    title: 'Text Prompt',
    line: 'Say it in your own words and generate from text.',
    paper: 'bg-peach',
    tilt: 'md:-rotate-1',
  },
  {
    id: 'photo',
    title: 'Photo Transform',
    line: 'Upload photos and turn them into lines to color.',
    paper: 'bg-mint',
    tilt: 'md:rotate-2',
    beta: true,
  },
];

export const modeIn = (search: string): ModeCard | undefined =>
  MODES.find(({ id }) => id === new URLSearchParams(search).get('mode'));
