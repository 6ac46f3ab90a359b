// Ink and crayons as values, for drawings that set them on shapes.

export const INK = '#1B1E3C';

/** The five crayons one can try at once. */
export const CRAYONS = [
  { id: 'tomato', name: 'Tomato', wax: '#FF5F3D' },
  { id: 'sunflower', name: 'Sunflower', wax: '#FFC928' },
  { id: 'meadow', name: 'Meadow', wax: '#7CC04A' },
  { id: 'sky', name: 'Sky', wax: '#4DB4E6' },
  { id: 'bubblegum', name: 'Bubblegum', wax: '#FF86B0' },
] as const;

/** The whole box. */
export const CRAYON_BOX = [
  ...CRAYONS,
  { id: 'orange', name: 'Orange', wax: '#FF9A3D' },
  { id: 'lilac', name: 'Lilac', wax: '#B58CE8' },
  { id: 'peach', name: 'Peach', wax: '#FFCBA4' },
  { id: 'brown', name: 'Brown', wax: '#9A6240' },
  { id: 'black', name: 'Black', wax: '#4A4A52' },
] as const;

export type CrayonId = (typeof CRAYON_BOX)[number]['id'];

/** The wax of the nth tile: neighbours differ. */
export const waxOf = (n: number): string =>
  ['wax-sunflower', 'wax-bubblegum', 'wax-meadow', 'wax-peach', 'wax-mint'][n % 5] ?? 'wax-sunflower';
