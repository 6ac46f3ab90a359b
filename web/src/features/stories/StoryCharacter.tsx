// Route /story/character, step 1 of 4: whom the story is about, and who comes along.
import { CharacterForm } from '../../child/CharacterForm';
import { CrayonButton } from '../../ui/Crayon';
import { Companions } from './Companions';
import { useWizard } from './useWizard';
import { WizardTable } from './WizardTable';

export default function StoryCharacter() {
  const [wizard, act] = useWizard(1);
  const named = wizard.character.name.trim() !== '';
  return (
    <WizardTable wizard={wizard} act={act}>
      {(options) => (
        <CharacterForm
          step="Step 1 of 4"
          look={wizard.character}
          set={(change) => act({ do: 'look', change })}
          options={options}
          onSubmit={() => act({ do: 'next' })}
        >
          <Companions wizard={wizard} act={act} choices={options.companions} />
          <CrayonButton
            type="submit"
            disabled={!named}
            missing={named ? undefined : 'Type a name first, then we can go.'}
          >
            Choose Your Story
          </CrayonButton>
        </CharacterForm>
      )}
    </WizardTable>
  );
}
