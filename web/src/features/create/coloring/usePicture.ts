// The line art of a page, and the regions on it.
import { useEffect, useState } from 'react';
import { fetchColoring } from '../../../api/colorings';
import { inForm } from '../../../api/pictures';
import type { Fills } from '../../../ui/coloring';
import { findRegions, type RegionMap } from '../../../ui/regions';
import { fromKept } from './fills';

/** 150 dots an inch on US Letter: fine enough for every region, quick enough for a phone. */
const [WIDTH, HEIGHT] = [1275, 1650];
/** Regions below this (pixels, about 3 mm across) are too small for a crayon. */
const LEAST = 200;

/** `kept` is what has been colored before. */
export type Picture = { lines: HTMLImageElement; map: RegionMap; kept: Fills };

async function read(imageUrl: string): Promise<Picture> {
  const keeping = fetchColoring(imageUrl).catch(() => []);
  const lines = new Image(WIDTH, HEIGHT);
  lines.src = inForm(imageUrl, 'svg', 'letter');
  await lines.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot paint.');
  context.drawImage(lines, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const map = findRegions(data, WIDTH, HEIGHT, LEAST);
  return { lines, map, kept: fromKept(await keeping, map) };
}

/** Nothing until it is there; `broken` where it never will be. */
export function usePicture(imageUrl: string): { picture: Picture | undefined; broken: boolean } {
  const [picture, setPicture] = useState<Picture>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let gone = false;
    read(imageUrl).then(
      (read) => gone || setPicture(read),
      () => gone || setBroken(true),
    );
    return () => {
      gone = true;
    };
  }, [imageUrl]);
  return { picture, broken };
}
