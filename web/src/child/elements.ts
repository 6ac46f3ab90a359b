// The rule of adventure elements: three at most.
export const MOST_ELEMENTS = 3;

export const isFull = (elements: readonly string[]): boolean => elements.length >= MOST_ELEMENTS;

/** Adds or removes; a fourth is not added. */
export function toggled(elements: readonly string[], id: string): readonly string[] {
  if (elements.includes(id)) return elements.filter((each) => each !== id);
  return isFull(elements) ? elements : [...elements, id];
}
