// Route /story/settings, step 2 of 4: what the story is about.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { isSignedOut, saidOr } from '../../api/call';
import type { Options } from '../../api/options';
import { beginStory } from '../../api/stories';
import { ElementTiles } from '../../child/ElementTiles';
import { FigureArt } from '../../child/FigureArt';
import { paths } from '../../paths';
import { openAuth } from '../../ui/auth-dialog';
import { CrayonButton } from '../../ui/Crayon';
import { LongField } from '../../ui/Field';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { waxOf } from '../../ui/ink';
import { Tile, TileGroup } from '../../ui/Tile';
import { Trouble } from '../../ui/Trouble';
import { Choices } from './Choices';
import { PageStepper } from './PageStepper';
import { useWizard } from './useWizard';
import { WizardTable } from './WizardTable';
import { type Act, LIMITS, tellingOf, type Wizard } from './wizard';

export default function StorySettings() {
  const [wizard, act] = useWizard(2);
  if (wizard.character.name.trim() === '') return <Redirect to={paths.storyCharacter} replace />;
  return (
    <WizardTable wizard={wizard} act={act}>
      {(options) => (
        <div className="mx-auto grid max-w-[1000px] gap-12">
          <div>
            <p className="mb-1.5 font-bold">Step 2 of 4</p>
            <Headline>Choose Your Story</Headline>
          </div>
          <Groups wizard={wizard} act={act} options={options} />
          <Finish wizard={wizard} act={act} />
        </div>
      )}
    </WizardTable>
  );
}

type GroupsProps = { wizard: Wizard; act: (act: Act) => void; options: Options };

function Groups({ wizard, act, options }: GroupsProps) {
  const { settings } = wizard;
  const set = (change: Partial<Omit<typeof settings, 'elements' | 'id'>>) => act({ do: 'settings', change });
  return (
    <>
      <Choices
        title="What kind of story?"
        choices={options.themes}
        chosen={settings.theme}
        wax={1}
        onChoose={(theme) => set({ theme })}
      />
      <TileGroup title="Where does it happen?" cols="grid-cols-2 sm:grid-cols-4">
        {options.locations.map(({ id, label }, n) => (
          <Tile
            key={id}
            group="setting"
            label={label}
            wax={waxOf(n)}
            checked={settings.setting === id}
            onChoose={() => set({ setting: id })}
          >
            <FigureArt id={id} tall="h-28" />
          </Tile>
        ))}
      </TileGroup>
      <Choices
        title="What is it about, deep inside?"
        choices={options.lessons}
        chosen={settings.lesson}
        wax={3}
        onChoose={(lesson) => set({ lesson })}
      />
      <ElementTiles
        chosen={wizard.settings.elements}
        options={options}
        onToggle={(id) => act({ do: 'element', id })}
      />
      <div className="max-w-[24rem]">
        <PageStepper pages={settings.pageCount} onChange={(pageCount) => set({ pageCount })} />
      </div>
      <Choices
        title="Who reads it?"
        choices={options.readingLevels}
        chosen={settings.readingLevel}
        wax={2}
        cols="grid-cols-1 sm:grid-cols-3"
        onChoose={(readingLevel) => set({ readingLevel })}
      />
      <LongField
        label="Your own ideas: what should happen?"
        value={settings.customIdeas}
        maxLength={LIMITS.ideas}
        placeholder="A purple dinosaur eats pizza"
        onChange={(event) => set({ customIdeas: event.target.value })}
      />
    </>
  );
}

const SORRY = 'There was a problem telling your story. Please try again.';

/** Back, or on: the story begins. */
function Finish({ wizard, act }: { wizard: Wizard; act: (act: Act) => void }) {
  const cache = useQueryClient();
  const beginning = useMutation({ mutationFn: () => beginStory(cache, tellingOf(wizard)) });
  const begin = () =>
    beginning.mutate(undefined, {
      onSuccess: (id) => {
        act({ do: 'begun', id });
        act({ do: 'next' });
      },
      onError: (error) => isSignedOut(error) && openAuth('login'),
    });
  return (
    <div className="grid gap-5">
      <Trouble text={beginning.isError ? saidOr(beginning.error, SORRY) : undefined} />
      <div className="flex flex-wrap items-center gap-5 max-sm:flex-col-reverse">
        <button
          type="button"
          onClick={() => act({ do: 'previous' })}
          className="ink-button inked min-h-[64px] max-sm:w-full"
        >
          <Icon name="back" />
          Back to Character
        </button>
        <CrayonButton onClick={begin} disabled={beginning.isPending}>
          {beginning.isPending ? 'Once upon a time…' : 'Tell My Story'}
        </CrayonButton>
      </div>
    </div>
  );
}
