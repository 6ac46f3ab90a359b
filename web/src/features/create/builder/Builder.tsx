// The Character Builder: Create (three steps) and Color (the page), as two tabs.
import { Tabs } from 'radix-ui';
import type { Dispatch } from 'react';
import type { Drawn } from '../../../api/create';
import type { Options } from '../../../api/options';
import { WithOptions } from '../../../child/WithOptions';
import { useKept } from '../../../ui/kept';
import { StepTrail } from '../../../ui/StepTrail';
import { BackToModes } from '../ModeTable';
import { toldOf } from '../made/made';
import { AdventureStep } from './AdventureStep';
import { CharacterStep } from './CharacterStep';
import { ColorTab } from './ColorTab';
import { type Act, change, type Draft, START } from './draft';
import { ExtrasStep } from './ExtrasStep';
import { canReach, type Spot, STEPS, useSpot } from './steps';

const TABLE: Record<Spot, string> = {
  character: 'bg-sky',
  scene: 'bg-meadow',
  adventure: 'bg-bubblegum',
  color: 'bg-sunflower',
};
const NAMES = { character: 'Character', scene: 'Adventure', adventure: 'Extras' } as const;

export function Builder() {
  const [draft, act] = useKept('builder', change, START);
  const [spot, go] = useSpot(draft);
  const step = spot === 'color' ? 'character' : spot;
  return (
    <main
      id="main"
      className={`min-h-[calc(100dvh-76px)] transition-colors motion-reduce:transition-none ${TABLE[spot]}`}
    >
      <Tabs.Root
        value={spot === 'color' ? 'color' : 'create'}
        onValueChange={(tab) => go(tab === 'color' ? 'color' : lastStep(draft))}
        className="mx-auto max-w-[1320px] px-5 pb-20 pt-4 sm:px-8"
      >
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <BackToModes onBack={() => act({ do: 'put away' })} />
          <ModeTabs />
          <div className="max-lg:w-full lg:min-w-[420px]">
            {spot !== 'color' && (
              <StepTrail
                current={step}
                steps={STEPS.map((id) => ({ id, label: NAMES[id], open: canReach(draft, id) }))}
                onGo={(id) => go(STEPS.find((each) => each === id) ?? 'character')}
              />
            )}
          </div>
        </div>
        <Tabs.Content value="create" className="outline-none">
          {spot !== 'color' && <Steps spot={spot} draft={draft} act={act} go={go} />}
        </Tabs.Content>
        <Tabs.Content value="color" className="outline-none">
          <ColorTab draft={draft} act={act} onNew={() => go(draft.page ? 'scene' : 'character')} />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}

const lastStep = (draft: Draft) => STEPS.findLast((step) => canReach(draft, step)) ?? 'character';

const ModeTabs = () => (
  <Tabs.List aria-label="Create or color" className="flex gap-1">
    {(['create', 'color'] as const).map((id) => (
      <Tabs.Trigger
        key={id}
        value={id}
        className="min-h-[60px] px-4 font-display text-[1.250rem] font-bold underline-offset-8 hover:underline data-[state=active]:underline data-[state=active]:decoration-tomato data-[state=active]:decoration-[5px]"
      >
        {id === 'create' ? 'Create' : 'Color'}
      </Tabs.Trigger>
    ))}
  </Tabs.List>
);

type StepsProps = { spot: Exclude<Spot, 'color'>; draft: Draft; act: Dispatch<Act>; go: (to: Spot) => void };

const Steps = (props: StepsProps) => (
  <WithOptions>
    {(options) => (
      <div key={props.spot} className="slide-in">
        <OneStep {...props} options={options} />
      </div>
    )}
  </WithOptions>
);

function OneStep({ spot, draft, act, go, options }: StepsProps & { options: Options }) {
  switch (spot) {
    case 'character':
      return <CharacterStep draft={draft} act={act} options={options} onNext={() => go('scene')} />;
    case 'scene':
      return (
        <AdventureStep
          draft={draft}
          act={act}
          options={options}
          onBack={() => go('character')}
          onNext={() => go('adventure')}
        />
      );
    case 'adventure': {
      const drawn = (page: Drawn) => {
        act({ do: 'drawn', page: page.imageUrl, told: draft.own.trim() ? toldOf(page) : undefined });
        go('color');
      };
      return (
        <ExtrasStep draft={draft} act={act} options={options} onBack={() => go('scene')} onDrawn={drawn} />
      );
    }
  }
}
