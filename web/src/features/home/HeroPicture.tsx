// A picture whose areas are colored by tapping: one tab stop, arrow keys from area to area, Enter or Space.
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Coloring } from '../../ui/coloring';
import { CRAYONS } from '../../ui/ink';
import { useHero } from './useHero';

type Props = { fills: Coloring['fills']; onTap: (area: string) => void };

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const areasOf = (picture: Element | null): SVGElement[] => [
  ...(picture?.querySelectorAll<SVGElement>('[data-area]') ?? []),
];

const areaAt = (target: EventTarget): string | undefined =>
  target instanceof SVGElement ? target.dataset.area : undefined;

export function HeroPicture({ fills, onTap }: Props) {
  const marks = useHero();
  const html = useMemo(() => ({ __html: marks }), [marks]);
  const picture = useRef<SVGGElement>(null);
  const [stop, setStop] = useState('sky');
  useEffect(() => {
    if (marks) for (const area of areasOf(picture.current)) paint(area, fills, stop);
  }, [marks, fills, stop]);
  const tap = (area: string | undefined) => {
    if (!area) return;
    setStop(area);
    onTap(area);
  };
  const onPointerDown = (event: PointerEvent) => event.button === 0 && tap(areaAt(event.target));
  const onKeyDown = (event: KeyboardEvent) => {
    const areas = areasOf(picture.current);
    const step = STEPS[event.key];
    if (step) {
      const at = areas.findIndex((area) => area.dataset.area === stop);
      const next = areas[(at + step + areas.length) % areas.length];
      setStop(next?.dataset.area ?? stop);
      next?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') tap(areaAt(event.target));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of areas inside one drawing; no HTML element is a group of SVG paths.
    <svg
      viewBox="0 0 720 860"
      role="group"
      aria-label="A coloring page to try: a child flying a star kite on a dinosaur’s back"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      className="hero block w-full touch-manipulation select-none"
    >
      <Waxes />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own picture, from this build. */}
      <g id="hero" ref={picture} suppressHydrationWarning dangerouslySetInnerHTML={html} />
    </svg>
  );
}

function paint(area: SVGElement, fills: Coloring['fills'], stop: string): void {
  const { area: id = '' } = area.dataset;
  area.dataset.name ??= area.getAttribute('aria-label') ?? id;
  const wax = fills[id];
  area.setAttribute('role', 'button');
  area.setAttribute('tabindex', id === stop ? '0' : '-1');
  area.setAttribute('aria-label', `${area.dataset.name}, ${wax ?? 'not colored yet'}`);
  area.style.fill = wax ? `url(#wax-${wax})` : '';
}

/** Each crayon as a pattern: flat wax with strokes of paper showing through. */
const Waxes = () => (
  <defs>
    {CRAYONS.map((crayon) => (
      <pattern
        key={crayon.id}
        id={`wax-${crayon.id}`}
        width="46"
        height="46"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-34)"
      >
        <rect width="46" height="46" fill={crayon.wax} />
        <path
          d="M0 5C12 3 30 8 46 5M0 17C14 19 32 14 46 17M0 29C10 27 34 31 46 29M0 41C16 43 30 38 46 41"
          stroke="#fff"
          strokeWidth="2.400"
          strokeOpacity=".5"
          fill="none"
          strokeDasharray="31 9 14 5"
        />
      </pattern>
    ))}
  </defs>
);
