// Colors on a canvas: every filled region of a map in the wax of its crayon.
import type { Fills } from './coloring';
import { CRAYON_BOX } from './ink';
import { keyOf, type RegionMap } from './regions';
import { paperOn, parts } from './wax';

export function paintFills(canvas: HTMLCanvasElement, map: RegionMap, fills: Fills): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(map.width, map.height);
  const paper = paperOn(map.width, map.height);
  const waxes = new Map(CRAYON_BOX.map(({ id, wax }) => [id, parts(wax)]));
  for (const region of map.regions) {
    const { id, left, top, right, bottom } = region;
    const crayon = fills[keyOf(region)];
    const wax = crayon && waxes.get(crayon);
    if (!wax) continue;
    for (let y = Math.max(0, top - 2); y <= Math.min(map.height - 1, bottom + 2); y += 1) {
      for (let x = Math.max(0, left - 2); x <= Math.min(map.width - 1, right + 2); x += 1) {
        const at = y * map.width + x;
        if (map.labels[at] !== id) continue;
        const white = (paper[at] ?? 0) / 255;
        image.data[at * 4] = wax[0] + (255 - wax[0]) * white;
        image.data[at * 4 + 1] = wax[1] + (255 - wax[1]) * white;
        image.data[at * 4 + 2] = wax[2] + (255 - wax[2]) * white;
        image.data[at * 4 + 3] = 255;
      }
    }
  }
  context.putImageData(image, 0, 0);
}

/** Lines and colors in one picture. */
export async function coloredPicture(lines: HTMLImageElement, map: RegionMap, fills: Fills): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [map.width, map.height];
  paintFills(canvas, map, fills);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot paint.');
  context.globalCompositeOperation = 'multiply';
  context.drawImage(lines, 0, 0, map.width, map.height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, map.width, map.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be made.');
  return blob;
}
