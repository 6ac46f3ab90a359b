// Step 3 of 3: who and what comes along, how busy the page is, and its caption.
import type { Dispatch } from 'react';
import type { Drawn } from '../../../api/create';
import type { Options } from '../../../api/options';
import { preview } from '../../../api/pictures';
import { ElementTiles } from '../../../child/ElementTiles';
import { Headline } from '../../../ui/Headline';
import { waxOf } from '../../../ui/ink';
import { PreviewImage } from '../../../ui/PreviewImage';
import { Tile, TileGroup } from '../../../ui/Tile';
import { CaptionStrip } from './CaptionStrip';
import type { Act, Draft } from './draft';
import { SceneSheet } from './SceneSheet';
import { Summary } from './Summary';

type Props = {
  draft: Draft;
  act: Dispatch<Act>;
  options: Options;
  onBack: () => void;
  onDrawn: (drawn: Drawn) => void;
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
        <ElementTiles
          chosen={draft.elements}
          options={options}
          onToggle={(id) => act({ do: 'element', id })}
        />
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
