// Who and what comes along: tiles to tick, three at most.
import { useState } from 'react';
import type { Options } from '../api/options';
import { waxOf } from '../ui/ink';
import { Tile, TileGroup } from '../ui/Tile';
import { warn } from '../ui/toasts';
import { isFull, MOST_ELEMENTS } from './elements';
import { FigureArt } from './FigureArt';

type Props = { chosen: readonly string[]; options: Options; onToggle: (id: string) => void };

export function ElementTiles({ chosen, options, onToggle }: Props) {
  const [refused, setRefused] = useState(0);
  const full = isFull(chosen);
  const toggle = (id: string) => {
    if (full && !chosen.includes(id)) {
      setRefused(refused + 1);
      warn('Maximum elements reached', 'You can select up to 3 adventure elements');
    } else onToggle(id);
  };
  const note = (
    <div
      key={refused}
      className={`mb-4 flex min-h-[44px] flex-wrap items-center gap-3 ${refused ? 'wiggle' : ''}`}
    >
      <Clips used={chosen.length} />
      <p className="font-bold" aria-live="polite">
        {full ? 'Maximum 3 elements selected' : `${chosen.length} of ${MOST_ELEMENTS} chosen`}
      </p>
    </div>
  );
  return (
    <TileGroup title="Adventure Elements" cols="grid-cols-2 sm:grid-cols-4" several note={note}>
      {options.elements.map(({ id, label, description }, n) => (
        <Tile
          key={id}
          label={label}
          detail={description}
          wax={waxOf(n)}
          checked={chosen.includes(id)}
          onChoose={() => toggle(id)}
          className="justify-start"
        >
          <FigureArt id={id} tall="h-28" />
        </Tile>
      ))}
    </TileGroup>
  );
}

/** Three paper clips hold what comes along. */
const Clips = ({ used }: { used: number }) => (
  <svg viewBox="0 0 132 44" className="h-11 w-[132px]" aria-hidden="true">
    {[0, 1, 2].map((n) => (
      <path
        key={n}
        d={`M${12 + n * 44} 12V30C${12 + n * 44} 42 ${32 + n * 44} 42 ${32 + n * 44} 30V12C${32 + n * 44} 3 ${18 + n * 44} 3 ${18 + n * 44} 12V28C${18 + n * 44} 34 ${26 + n * 44} 34 ${26 + n * 44} 28V14`}
        fill="none"
        stroke={n < used ? '#1B1E3C' : '#1B1E3C55'}
        strokeWidth={n < used ? 5 : 4}
        strokeLinecap="round"
      />
    ))}
  </svg>
);
