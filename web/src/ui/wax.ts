// Crayon wax in pixels: the color with strokes of paper showing through.

/** Red, green, blue of `#rrggbb`. */
export const parts = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const [PERIOD, GAP] = [19, 3.4];

/** How much paper shows at a pixel, 0 to 255: slanted strokes of paper, a little uneven. */
function paperAt(x: number, y: number): number {
  const along = x * 0.83 - y * 0.56;
  const across = x * 0.56 + y * 0.83 + 2.2 * Math.sin(along / 29) + Math.sin(along / 9);
  const row = Math.floor(across / PERIOD);
  const within = across - row * PERIOD;
  return within < GAP && Math.sin(along / 37 + row * 2.4) > -0.5 ? 120 : 0;
}

let texture: { width: number; height: number; paper: Uint8Array } | undefined;

/** `paperAt` for every pixel, worked out once for pages of one size. */
export function paperOn(width: number, height: number): Uint8Array {
  if (texture?.width !== width || texture.height !== height) {
    const paper = new Uint8Array(width * height);
    for (let at = 0; at < paper.length; at += 1) paper[at] = paperAt(at % width, Math.floor(at / width));
    texture = { width, height, paper };
  }
  return texture.paper;
}
