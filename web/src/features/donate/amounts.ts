// How much one can give: four amounts, or one's own.

/** In dollars. */
export const PRESETS = [5, 10, 15, 20] as const;
export const USUAL = 10;

export type Chosen = { preset: number } | { own: string };

/** In dollars; 0 for what cannot be read as an amount. */
export function dollarsOf(chosen: Chosen): number {
  if ('preset' in chosen) return chosen.preset;
  const amount = Number(chosen.own.trim().replace(',', '.'));
  return Number.isFinite(amount) ? amount : 0;
}

/** "$10", "$7.50". */
export const priced = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;

/** How full the mug is, 0 to 1: $20 fill it to the brim. */
export const fillOf = (dollars: number): number => Math.min(1, Math.max(0, dollars / 20));
