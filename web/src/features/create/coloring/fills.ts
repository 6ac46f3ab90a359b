// Colors as they are kept: points of the art box instead of pixels of this browser's map.
import type { Fill } from '../../../api/colorings';
import type { Fills } from '../../../ui/coloring';
import { fillsOn } from '../../../ui/completion';
import { CRAYON_BOX } from '../../../ui/ink';
import type { RegionMap } from '../../../ui/regions';

/** The art box on US Letter, in points. */
const PAPER = { width: 612, height: 792 } as const;
const ART = { left: 36, top: 36, width: 540, height: 720 } as const;

type Size = Pick<RegionMap, 'width' | 'height'>;

export function toKeep(fills: Fills, { width, height }: Size): Fill[] {
  return Object.entries(fills).flatMap(([key, crayon]) => {
    const wax = CRAYON_BOX.find(({ id }) => id === crayon)?.wax;
    if (!wax) return [];
    const [x = 0, y = 0] = key.split(',').map(Number);
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return {
      x: share((((x + 0.5) / width) * PAPER.width - ART.left) / ART.width),
      y: share((((y + 0.5) / height) * PAPER.height - ART.top) / ART.height),
      color: wax.toLowerCase(),
    };
  });
}

export function fromKept(kept: readonly Fill[], map: RegionMap): Fills {
  const fills: Record<string, Fills[string]> = {};
  for (const { x, y, color } of kept) {
    const px = Math.floor(((x * ART.width + ART.left) / PAPER.width) * map.width);
    const py = Math.floor(((y * ART.height + ART.top) / PAPER.height) * map.height);
    fills[`${px},${py}`] = CRAYON_BOX.find(({ wax }) => wax.toLowerCase() === color)?.id;
  }
  return fillsOn(map, fills);
}
