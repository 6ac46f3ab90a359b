// What this browser remembers: drafts (forgotten at logout) and choices such as the paper.

const DRAFT = 'pagelings.draft.';

export const draftKey = (name: string): string => `${DRAFT}${name}`;

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
