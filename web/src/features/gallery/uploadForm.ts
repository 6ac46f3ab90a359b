// The upload form: what it holds, what it refuses, and what it sends. Kept until it is sent, wherever one
// goes meanwhile.

export type UploadDraft = {
  image: File | null;
  title: string;
  description: string;
  childName: string;
  /** As typed. */
  childAge: string;
  tags: readonly string[];
  isPublic: boolean;
};

export const EMPTY: UploadDraft = {
  image: null,
  title: '',
  description: '',
  childName: '',
  childAge: '',
  tags: [],
  isPublic: true,
};

export const MOST_TAGS = 5;
/** 5 MB. */
const LARGEST = 5 * 1024 * 1024;

export type Refusal = readonly [title: string, text: string];

const NO_IMAGE: Refusal = ['No image selected', 'Please select an image to upload.'];
const NOT_AN_IMAGE: Refusal = ['Invalid file type', 'Please upload only image files.'];
const TOO_LARGE: Refusal = ['File too large', 'Please upload images smaller than 5MB.'];

/** Why a file cannot be uploaded, if so. */
export function refusalOf(file: Pick<File, 'type' | 'size'> | null): Refusal | null {
  if (!file) return NO_IMAGE;
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  return file.size > LARGEST ? TOO_LARGE : null;
}

/** The tags with what was typed among them: trimmed, each once, at most five. */
export function withTags(tags: readonly string[], typed: string): readonly string[] {
  const all = [...tags, ...typed.split(',').map((tag) => tag.trim())].filter(Boolean);
  return [...new Set(all)].slice(0, MOST_TAGS);
}

export type Complaints = { title?: string; childAge?: string };

export function complaintsOf({ title, childAge }: UploadDraft): Complaints {
  const complaints: Complaints = {};
  if (!title.trim()) complaints.title = 'Title is required';
  const age = childAge.trim();
  if (age && !(/^\d+$/.test(age) && Number(age) >= 1 && Number(age) <= 18)) {
    complaints.childAge = 'Age must be a whole number from 1 to 18';
  }
  return complaints;
}

export function toSend(draft: UploadDraft, image: File): FormData {
  const form = new FormData();
  form.set('image', image);
  form.set('title', draft.title.trim());
  form.set('description', draft.description.trim());
  form.set('childName', draft.childName.trim());
  form.set('childAge', draft.childAge.trim());
  form.set('isPublic', String(draft.isPublic));
  form.set('tags', JSON.stringify(draft.tags));
  return form;
}

let kept = EMPTY;

/** What was typed before one left the form. */
export const keptDraft = (): UploadDraft => kept;

export const keepDraft = (draft: UploadDraft): void => {
  kept = draft;
};
