// The caption the builder writes by itself.

const SUFFIXES = [
  { element: 'animal-friend', text: ' with an Animal Friend' },
  { element: 'magic-item', text: ' and the Magic Item' },
  { element: 'treasure', text: ' and the Hidden Treasure' },
] as const;

/** The child's name and the adventure's, and at most one word about what comes along. Empty while either is missing. */
export function autoCaption(name: string, adventure: string, elements: readonly string[]): string {
  if (!name.trim() || !adventure) return '';
  const suffix = SUFFIXES.find(({ element }) => elements.includes(element))?.text ?? '';
  return `${name.trim()}'s ${adventure}${suffix}`;
}
