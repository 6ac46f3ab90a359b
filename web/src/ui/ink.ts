// Ink and crayons as values, for drawings that set them on shapes.

export const INK = '#1B1E3C';

/** The crayons of the coloring box. */
export const CRAYONS = [
  { id: 'tomato', name: 'Tomato', wax: '#FF5F3D' },
  { id: 'sunflower', name: 'Sunflower', wax: '#FFC928' },
  { id: 'meadow', name: 'Meadow', wax: '#7CC04A' },
  { id: 'sky', name: 'Sky', wax: '#4DB4E6' },
  { id: 'bubblegum', name: 'Bubblegum', wax: '#FF86B0' },
] as const;

export type CrayonId = (typeof CRAYONS)[number]['id'];

/** The wax of the nth tile: neighbours differ. */
export const waxOf = (n: number): string =>
  ['wax-sunflower', 'wax-bubblegum', 'wax-meadow', 'wax-peach', 'wax-mint'][n % 5] ?? 'wax-sunflower';
