// A page to color by tapping. One tab stop: arrow keys go from area to area, Enter or Space colors.
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { Fills } from './coloring';
import { CRAYON_BOX } from './ink';
import { paintFills } from './paintFills';
import { keyOf, type Region, type RegionMap, regionAt } from './regions';

type Props = {
  /** Address of the line art, shown over the colors. */
  lines: string;
  label: string;
  map: RegionMap;
  fills: Fills;
  onTap: (region: Region) => void;
};

/** How far beside an area a finger may land (pixels of the map). */
const REACH = 14;

export function ColorCanvas({ lines, label, map, fills, onTap }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (canvas.current) paintFills(canvas.current, map, fills);
  }, [map, fills]);
  const here = map.regions[stop];
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.x) / box.width) * map.width;
    const y = ((event.clientY - box.y) / box.height) * map.height;
    const id = regionAt(map, x, y, REACH);
    const found = map.regions.find((region) => region.id === id);
    if (!found) return;
    setStop(map.regions.indexOf(found));
    onTap(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) setStop((stop + step + map.regions.length) % map.regions.length);
    else if (here && (event.key === 'Enter' || event.key === ' ')) onTap(here);
    else return;
    setFocused(true);
    event.preventDefault();
  };
  return (
    <div className="relative touch-manipulation select-none" onPointerDown={onPointerDown}>
      <canvas ref={canvas} width={map.width} height={map.height} className="block w-full" />
      <img src={lines} alt="" draggable={false} className="absolute inset-0 size-full mix-blend-multiply" />
      {here && focused && <Here region={here} map={map} />}
      <button
        type="button"
        aria-label={
          here ? `${label}: area ${stop + 1} of ${map.regions.length}, ${nameOf(fills[keyOf(here)])}` : label
        }
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        className="pointer-events-none absolute inset-0 rounded-[6px]"
      />
      <span id={id} className="sr-only">
        Arrow keys go from area to area, Enter colors.
      </span>
    </div>
  );
}

const nameOf = (crayon: string | undefined): string =>
  CRAYON_BOX.find(({ id }) => id === crayon)?.name.toLowerCase() ?? 'not colored yet';

/** A ring around where the keyboard is. */
const Here = ({ region, map }: { region: Region; map: RegionMap }) => (
  <svg
    viewBox={`0 0 ${map.width} ${map.height}`}
    className="pointer-events-none absolute inset-0 size-full"
    aria-hidden="true"
  >
    <g fill="none" strokeWidth="6">
      <rect
        x={region.left - 8}
        y={region.top - 8}
        width={region.right - region.left + 16}
        height={region.bottom - region.top + 16}
        rx="14"
        stroke="#fff"
        strokeWidth="12"
      />
      <rect
        x={region.left - 8}
        y={region.top - 8}
        width={region.right - region.left + 16}
        height={region.bottom - region.top + 16}
        rx="14"
        stroke="#1B1E3C"
        strokeDasharray="20 12"
      />
      <circle cx={region.x} cy={region.y} r="13" fill="#1B1E3C" stroke="#fff" strokeWidth="5" />
    </g>
  </svg>
);
