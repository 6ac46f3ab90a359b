// Step 1 of 3: the child.
import type { Dispatch } from 'react';
import type { Options } from '../../../api/options';
import { CharacterForm } from '../../../child/CharacterForm';
import { CrayonButton } from '../../../ui/Crayon';
import type { Act, Draft } from './draft';

type Props = { draft: Draft; act: Dispatch<Act>; options: Options; onNext: () => void };

export function CharacterStep({ draft, act, options, onNext }: Props) {
  const named = draft.look.name.trim() !== '';
  return (
    <CharacterForm
      step="Step 1 of 3"
      look={draft.look}
      set={(change) => act({ do: 'look', change })}
      options={options}
      onSubmit={onNext}
    >
      <CrayonButton
        type="submit"
        disabled={!named}
        missing={named ? undefined : 'Type a name first, then we can go.'}
      >
        Choose Your Adventure
      </CrayonButton>
    </CharacterForm>
  );
}
