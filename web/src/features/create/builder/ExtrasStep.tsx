// Step 3 of 3: who and what comes along, how busy the page is, and its caption.
import { type Dispatch, useState } from 'react';
import type { Options } from '../../../api/options';
import { preview } from '../../../api/pictures';
import { FigureArt } from '../../../child/FigureArt';
import { Headline } from '../../../ui/Headline';
import { waxOf } from '../../../ui/ink';
import { PreviewImage } from '../../../ui/PreviewImage';
import { Tile, TileGroup } from '../../../ui/Tile';
import { warn } from '../../../ui/toasts';
import { CaptionStrip } from './CaptionStrip';
import { type Act, type Draft, isFull, LIMITS } from './draft';
import { SceneSheet } from './SceneSheet';
import { Summary } from './Summary';

type Props = {
  draft: Draft;
  act: Dispatch<Act>;
  options: Options;
  onBack: () => void;
  onDrawn: (page: string) => void;
};

export function ExtrasStep({ draft, act, options, onBack, onDrawn }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,430px)_minmax(0,1fr)] xl:gap-14">
      <aside aria-label="Preview" className="z-10 max-lg:sticky max-lg:top-2 lg:sticky lg:top-6">
        <div className="lg:-rotate-1">
          <SceneSheet draft={draft} />
        </div>
      </aside>
      <div className="grid min-w-0 gap-11">
        <div>
          <p className="mb-1.5 font-bold">Step 3 of 3</p>
          <Headline>Customize Your Adventure</Headline>
        </div>
        <Elements draft={draft} act={act} options={options} />
        <section aria-labelledby="coloring-options" className="grid gap-8">
          <h2 id="coloring-options" className="text-[2rem]">
            Coloring Options
          </h2>
          <Complexity draft={draft} act={act} />
          <CaptionStrip draft={draft} act={act} />
        </section>
        <Summary draft={draft} onBack={onBack} onDrawn={onDrawn} />
      </div>
    </div>
  );
}

type PartProps = { draft: Draft; act: Dispatch<Act>; options: Options };

function Elements({ draft, act, options }: PartProps) {
  const [refused, setRefused] = useState(0);
  const full = isFull(draft);
  const toggle = (id: string) => {
    if (full && !draft.elements.includes(id)) {
      setRefused(refused + 1);
      warn('Maximum elements reached', 'You can select up to 3 adventure elements');
    } else act({ do: 'element', id });
  };
  const note = (
    <div
      key={refused}
      className={`mb-4 flex min-h-[44px] flex-wrap items-center gap-3 ${refused ? 'wiggle' : ''}`}
    >
      <Clips used={draft.elements.length} />
      <p className="font-bold" aria-live="polite">
        {full ? 'Maximum 3 elements selected' : `${draft.elements.length} of ${LIMITS.elements} chosen`}
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
          checked={draft.elements.includes(id)}
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

const LEVELS = [
  { id: 'simple', label: 'Simple', detail: 'Big shapes, thick lines' },
  { id: 'detailed', label: 'Detailed', detail: 'More to find, finer lines' },
] as const;

/** Two real samples of the same picture. */
function Complexity({ draft, act }: Omit<PartProps, 'options'>) {
  const { look, location, idea, elements } = draft;
  return (
    <TileGroup title="Complexity Level" cols="grid-cols-2 max-w-[34rem]">
      {LEVELS.map(({ id, label, detail }, n) => (
        <Tile
          key={id}
          group="complexity"
          label={label}
          detail={detail}
          wax={waxOf(n + 3)}
          checked={draft.complexity === id}
          onChoose={() => act({ do: 'complexity', id })}
        >
          <span className="relative block aspect-[17/20] w-full overflow-hidden rounded-[12px]">
            <PreviewImage
              src={preview.scene(look, { location: location.id, idea: idea.id, elements, complexity: id })}
              alt=""
              lazy
              className="size-full object-cover mix-blend-multiply"
            />
          </span>
        </Tile>
      ))}
    </TileGroup>
  );
}
