// Step 2 of 3: where it happens and what is going on there.
import type { Dispatch } from 'react';
import type { Options } from '../../../api/options';
import { FigureArt } from '../../../child/FigureArt';
import { CrayonButton } from '../../../ui/Crayon';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { waxOf } from '../../../ui/ink';
import { Tile, TileGroup } from '../../../ui/Tile';
import { ActivityList } from './ActivityList';
import type { Act, Draft } from './draft';
import { SceneSheet } from './SceneSheet';

type Props = { draft: Draft; act: Dispatch<Act>; options: Options; onBack: () => void; onNext: () => void };

export function AdventureStep({ draft, act, options, onBack, onNext }: Props) {
  const chosen = options.locations.find(({ id }) => id === draft.location.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,430px)] xl:gap-14">
      <form
        className="grid min-w-0 gap-10 max-lg:order-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onNext();
        }}
      >
        <div>
          <p className="mb-1.5 font-bold">Step 2 of 3</p>
          <Headline>Choose Your Adventure</Headline>
        </div>
        <TileGroup title="Where to?" cols="grid-cols-2 sm:grid-cols-4">
          {options.locations.map(({ id, label }, n) => (
            <Tile
              key={id}
              group="location"
              label={label}
              wax={waxOf(n + 1)}
              checked={draft.location.id === id}
              onChoose={() => act({ do: 'travel', to: { id, label } })}
            >
              <FigureArt id={id} tall="h-28" />
            </Tile>
          ))}
        </TileGroup>
        {chosen && (
          <section aria-labelledby="about" className="flat-sheet relative px-6 py-5">
            <h2 id="about" className="text-[1.300rem]">
              About this location
            </h2>
            <p className="mt-1.5 text-[1.150rem]">{chosen.description}</p>
          </section>
        )}
        {chosen && <ActivityList draft={draft} act={act} ideas={chosen.ideas} />}
        <div className="flex flex-wrap items-center gap-5 max-sm:flex-col-reverse">
          <button type="button" onClick={onBack} className="ink-button inked min-h-[64px] max-sm:w-full">
            <Icon name="back" />
            Back to Character
          </button>
          <CrayonButton
            type="submit"
            disabled={!chosen}
            missing={chosen ? undefined : 'Choose a place first.'}
          >
            Add Adventure Elements
          </CrayonButton>
        </div>
      </form>
      <aside aria-label="Adventure Preview" className="z-10 max-lg:sticky max-lg:top-2 lg:sticky lg:top-6">
        <h2 className="mb-3 text-[1.600rem] max-lg:sr-only">Adventure Preview</h2>
        <div className="lg:rotate-1">
          <SceneSheet draft={draft} />
        </div>
      </aside>
    </div>
  );
}
