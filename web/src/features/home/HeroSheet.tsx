// The sheet on the landing page that can be colored at once: a picture, five crayons, undo.
import { type KeyboardEvent, memo, useReducer, useRef, useState } from 'react';
import { CrayonBox } from '../../ui/CrayonBox';
import { type Coloring, color } from '../../ui/coloring';
import { Icon } from '../../ui/Icon';
import { CRAYONS, INK } from '../../ui/ink';
import { HERO, type Mark } from './heroPicture';

const START: Coloring = {
  crayon: 'sky',
  fills: { sun: 'sunflower', kite: 'tomato', hill: 'meadow', shirt: 'bubblegum' },
  before: [],
};
const AREAS = HERO.flatMap((mark) => mark.id ?? []);

export function HeroSheet() {
  const [now, act] = useReducer(color, START);
  return (
    <div className="relative mx-auto w-full max-w-[520px]">
      <div className="sheet rotate-[1.500deg] p-[3%]">
        <Picture fills={now.fills} onTap={(area) => act({ do: 'tap', area })} />
      </div>
      <div className="mt-3 flex items-end justify-center sm:gap-2">
        <CrayonBox crayons={CRAYONS} picked={now.crayon} onPick={(crayon) => act({ do: 'pick', crayon })} />
        <button
          type="button"
          disabled={now.before.length === 0}
          onClick={() => act({ do: 'undo' })}
          aria-label="Undo"
          className="ink-button inked square-button mb-1 ml-2 disabled:opacity-100"
        >
          <Icon name="undo" className={`size-8 ${now.before.length === 0 ? 'opacity-45' : ''}`} />
        </button>
      </div>
    </div>
  );
}

type PictureProps = { fills: Coloring['fills']; onTap: (area: string) => void };

/** One tab stop; arrow keys go from area to area, Enter or Space colors. */
function Picture({ fills, onTap }: PictureProps) {
  const [stop, setStop] = useState(AREAS[0]);
  const svg = useRef<SVGSVGElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = AREAS.indexOf(stop ?? '');
    if (step) {
      const next = AREAS[(at + step + AREAS.length) % AREAS.length];
      setStop(next);
      svg.current?.querySelector<SVGGElement>(`[data-area="${next}"]`)?.focus();
    } else if (stop && (event.key === 'Enter' || event.key === ' ')) onTap(stop);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of areas inside one drawing; no HTML element is a group of SVG paths.
    <svg
      ref={svg}
      viewBox="0 0 720 860"
      role="group"
      onKeyDown={onKeyDown}
      className="block w-full touch-manipulation select-none"
      aria-label="A coloring page to try: a child flying a star kite on a dinosaur’s back"
    >
      <Waxes />
      <g stroke={INK} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        {HERO.map((mark) => (
          <MarkShape
            key={mark.d}
            mark={mark}
            fill={mark.id ? fills[mark.id] : undefined}
            stop={mark.id === stop}
            onTap={(area) => {
              setStop(area);
              onTap(area);
            }}
          />
        ))}
      </g>
    </svg>
  );
}

type MarkProps = { mark: Mark; fill: string | undefined; stop: boolean; onTap: (area: string) => void };

const MarkShape = memo(
  function MarkShape({ mark, fill, stop, onTap }: MarkProps) {
    const { id } = mark;
    if (!id) {
      return (
        <path
          d={mark.d}
          fill={mark.solid ? INK : mark.paper ? '#fff' : 'none'}
          stroke={mark.solid || mark.pen === 0 ? 'none' : undefined}
          strokeWidth={mark.pen}
        />
      );
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: an area of a drawing cannot be an HTML button.
      <g
        role="button"
        data-area={id}
        tabIndex={stop ? 0 : -1}
        aria-label={`${mark.label}, ${fill ?? 'not colored yet'}`}
        onPointerDown={(event) => event.button === 0 && onTap(id)}
        className="cursor-pointer outline-none focus-visible:[stroke-width:11]"
      >
        <path d={mark.d} fill={fill ? `url(#wax-${fill})` : '#fff'} />
      </g>
    );
  },
  (one, two) => one.fill === two.fill && one.stop === two.stop,
);

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
