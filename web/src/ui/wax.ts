// Crayon wax in pixels: the color with strokes of paper showing through.

/** Red, green, blue of `#rrggbb`. */
export const parts = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** How much paper shows at a pixel, 0 to 1: thin slanted strokes, a little uneven. */
export function paperAt(x: number, y: number): number {
  const along = x * 0.83 - y * 0.56;
  const across = x * 0.56 + y * 0.83 + 2.5 * Math.sin(along / 23) + 1.5 * Math.sin(along / 7);
  const stroke = ((across % 15) + 15) % 15;
  return stroke < 2.2 && Math.sin(along / 31 + Math.floor(across / 15) * 2.4) > -0.45 ? 0.5 : 0;
}
