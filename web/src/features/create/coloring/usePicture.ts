// The line art of a page, and the regions on it.
import { useEffect, useState } from 'react';
import { inForm } from '../../../api/pictures';
import { findRegions, type RegionMap } from '../../../ui/regions';

/** 150 dots an inch on US Letter: fine enough for every region, quick enough for a phone. */
const [WIDTH, HEIGHT] = [1275, 1650];
/** Regions below this (pixels, about 3 mm across) are too small for a crayon. */
const LEAST = 200;

export type Picture = { lines: HTMLImageElement; map: RegionMap };

async function read(address: string): Promise<Picture> {
  const lines = new Image(WIDTH, HEIGHT);
  lines.src = address;
  await lines.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot paint.');
  context.drawImage(lines, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return { lines, map: findRegions(data, WIDTH, HEIGHT, LEAST) };
}

/** Nothing until it is there; `broken` where it never will be. */
export function usePicture(imageUrl: string): { picture: Picture | undefined; broken: boolean } {
  const [picture, setPicture] = useState<Picture>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let gone = false;
    read(inForm(imageUrl, 'svg', 'letter')).then(
      (read) => gone || setPicture(read),
      () => gone || setBroken(true),
    );
    return () => {
      gone = true;
    };
  }, [imageUrl]);
  return { picture, broken };
}
