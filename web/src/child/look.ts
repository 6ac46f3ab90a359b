// How a child looks: what the creators ask for, and what they start with.

export type Look = {
  name: string;
  age: number;
  gender: string;
  interests: string;
  hairStyle: string;
  hairLength: string;
  outfit: string;
  /** Seen in the coloured version. */
  skinTone: string;
  hairColor: string;
};

export const LIMITS = { youngest: 3, oldest: 10, name: 40 } as const;

export const LOOK: Look = {
  name: '',
  age: 6,
  gender: 'girl',
  interests: 'art',
  hairStyle: 'straight',
  hairLength: 'medium',
  outfit: 'casual',
  skinTone: 'medium',
  hairColor: 'brown',
};
