// The photo mode's draft, and what may be a photo.
import type { PhotoPage, PhotoSettings } from '../../../api/photos';

export type Way = 'instant' | 'ai';
export type PhotoDraft = {
  caption: string;
  way: Way;
  settings: PhotoSettings;
  /** Address of the page; empty until one is made. */
  page: string;
  /** What the artist has to say about the photo; mostly nothing. */
  message: string;
  saved: boolean;
};

export const DEFAULTS: PhotoSettings = { style: 'cartoon', detailAmount: 75, lineThickness: 2 };
export const START: PhotoDraft = {
  caption: '',
  way: 'instant',
  settings: DEFAULTS,
  page: '',
  message: '',
  saved: false,
};
export const DEFAULT_CAPTION = 'My Photo Coloring Page';
export const CAPTION_CHARS = 160;

export const RANGES = {
  detailAmount: { least: 0, most: 100, step: 5 },
  lineThickness: { least: 1, most: 5, step: 1 },
} as const;
export const LINE_STYLES = [
  { id: 'standard', label: 'Standard', detail: 'Keeps to the photo' },
  { id: 'cartoon', label: 'Cartoon', detail: 'Rounder and simpler' },
] as const;

export type Act =
  | { do: 'photo'; name: string }
  | { do: 'remove' }
  | { do: 'caption'; text: string }
  | { do: 'way'; way: Way }
  | { do: 'made'; page: PhotoPage }
  | { do: 'updated'; page: PhotoPage; settings: PhotoSettings }
  | { do: 'saved' }
  | { do: 'new' };

const drawn = (draft: PhotoDraft, page: PhotoPage, settings: PhotoSettings): PhotoDraft => ({
  ...draft,
  page: page.imageUrl,
  message: page.message ?? '',
  settings,
  saved: false,
});

export function change(draft: PhotoDraft, act: Act): PhotoDraft {
  switch (act.do) {
    case 'photo':
      return { ...draft, caption: draft.caption.trim() ? draft.caption : captionOf(act.name) };
    case 'remove':
      return { ...draft, caption: '' };
    case 'caption':
      return { ...draft, caption: act.text.slice(0, CAPTION_CHARS) };
    case 'way':
      return { ...draft, way: act.way };
    case 'made':
      return drawn(draft, act.page, DEFAULTS);
    case 'updated':
      return drawn(draft, act.page, act.settings);
    case 'saved':
      return { ...draft, saved: true };
    case 'new':
      return { ...START, way: draft.way };
  }
}

/** From a file's name: no extension, dashes and underscores are spaces, words begin with a capital. */
export const captionOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(^|\s)\S/g, (start) => start.toUpperCase())
    .slice(0, CAPTION_CHARS);

const MOST_BYTES = 5 * 1024 * 1024;
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

export type Refusal = readonly [title: string, description: string];
export const NO_PHOTO: Refusal = ['No image selected', 'Please upload an image first.'];

/** Why a file cannot be the photo; nothing if it can. */
export function refusalOf(file: { type: string; size: number }): Refusal | undefined {
  if (!PHOTO_TYPES.includes(file.type))
    return ['Invalid file type', 'Please upload a JPG, PNG, or WebP image.'];
  if (file.size > MOST_BYTES) return ['File too large', 'Please upload an image smaller than 5MB.'];
  return undefined;
}
