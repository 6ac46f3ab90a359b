// The regions of a drawing: what a child with a crayon sees. Found in pixels, as on paper: cut by nearer
// things, narrowed by lines, joined through gaps.

/** One region: where to write its number, how large it is (pixels), and the box it lies in (pixels, inclusive). */
export type Region = {
  id: number;
  area: number;
  x: number;
  y: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** What a region is called where colors are kept: a point inside it. */
export const keyOf = ({ x, y }: Pick<Region, 'x' | 'y'>): string => `${x},${y}`;

/** `labels` holds a region's id for each of its pixels; 0 is ink, the paper around the drawing, or a speck. */
export type RegionMap = { width: number; height: number; labels: Uint16Array; regions: readonly Region[] };

/** Pixels darker than this are ink (0 to 255). */
const INK_BELOW = 150;
/** Regions grow this far under the lines, so that no white shows beside them (pixels). */
const UNDER_LINES = 2;

/** `pixels` is RGBA. Regions of fewer than `least` pixels are specks; what touches the edge is not drawn on. */
export function findRegions(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  least: number,
): RegionMap {
  const labels = new Uint16Array(width * height);
  const open = new Uint8Array(width * height);
  for (let at = 0; at < open.length; at += 1) open[at] = (pixels[at * 4 + 1] ?? 0) >= INK_BELOW ? 1 : 0;
  const regions: Region[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < open.length; start += 1) {
    if (!open[start]) continue;
    const found = flood({ open, stack, width, height }, start);
    const id = regions.length + 1;
    if (found.region.area < least || found.onEdge || id > 0xfffe) continue;
    const { pixels: mine } = found;
    for (const at of mine) labels[at] = id;
    const middle = innermost(labels, width, { ...found.region, id });
    regions.push({ ...found.region, id, ...middle });
  }
  grow(labels, open, width);
  return { width, height, labels, regions: inReadingOrder(regions, height) };
}

type Field = { open: Uint8Array; stack: Int32Array; width: number; height: number };

/** Everything connected to `start`, by its four sides. Takes it out of `open`. */
function flood({ open, stack, width, height }: Field, start: number) {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let end = 1;
  stack[0] = start;
  open[start] = 0;
  for (let next = 0; next < end; next += 1) {
    const at = stack[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    for (const [there, inside] of [
      [at - 1, x > 0],
      [at + 1, x < width - 1],
      [at - width, y > 0],
      [at + width, y < height - 1],
    ] as const) {
      if (!inside || !open[there]) continue;
      open[there] = 0;
      stack[end] = there;
      end += 1;
    }
  }
  const onEdge = box.left === 0 || box.top === 0 || box.right === width - 1 || box.bottom === height - 1;
  return { region: { area: end, ...box }, onEdge, pixels: stack.subarray(0, end) };
}

/** A point well inside: the middle of the longest run of pixels in the middle rows. */
function innermost(labels: Uint16Array, width: number, region: Omit<Region, 'x' | 'y'>) {
  let best = { length: 0, x: region.left, y: region.top };
  for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1]) {
    const y = Math.round(region.top + (region.bottom - region.top) * share);
    let length = 0;
    for (let x = region.left; x <= region.right + 1; x += 1) {
      if (x <= region.right && labels[y * width + x] === region.id) length += 1;
      else {
        if (length > best.length * 1.25) best = { length, x: x - 1 - (length >> 1), y };
        length = 0;
      }
    }
  }
  return { x: best.x, y: best.y };
}

/** Grows every region under the ink around it. */
function grow(labels: Uint16Array, open: Uint8Array, width: number): void {
  for (let pass = 0; pass < UNDER_LINES; pass += 1) {
    const before = labels.slice();
    for (let at = width; at < labels.length - width; at += 1) {
      if (before[at] || open[at]) continue;
      labels[at] = before[at - 1] || before[at + 1] || before[at - width] || before[at + width] || 0;
    }
  }
}

/** Left to right in bands from the top, as one reads. */
function inReadingOrder(regions: readonly Region[], height: number): readonly Region[] {
  const band = (region: Region) => Math.floor((region.y / height) * 12);
  return [...regions].sort((one, two) => band(one) - band(two) || one.x - two.x);
}

/** The id of the region at a pixel; 0 where there is none. Looks around a little: fingers are not that exact. */
export function regionAt({ labels, width, height }: RegionMap, x: number, y: number, reach = 0): number {
  for (let ring = 0; ring <= reach; ring += 1) {
    for (let dy = -ring; dy <= ring; dy += 1) {
      for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring)) {
        const [px, py] = [Math.round(x) + dx, Math.round(y) + dy];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const id = labels[py * width + px];
        if (id) return id;
      }
    }
  }
  return 0;
}
