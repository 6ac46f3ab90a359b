// The Color tab: the finished page and everything one can do with it.
import type { Dispatch } from 'react';
import { CrayonButton } from '../../../ui/Crayon';
import { hyphenated } from '../../../ui/download';
import { Headline } from '../../../ui/Headline';
import { BlankSheet } from '../../../ui/Waiting';
import { Unread } from '../made/Unread';
import { ResultView } from '../result/ResultView';
import { type Act, captionOf, type Draft } from './draft';

type Props = { draft: Draft; act: Dispatch<Act>; onNew: () => void };

export function ColorTab({ draft, act, onNew }: Props) {
  if (!draft.page) {
    return (
      <div className="grid justify-items-center gap-6 py-6 text-center">
        <div className="sheet w-[min(300px,70vw)] -rotate-1 p-8">
          <BlankSheet className="w-full" />
        </div>
        <Headline tab="Color Your Adventure">No Coloring Page Yet</Headline>
        <p className="text-[1.200rem]">Build a character, choose an adventure, and the page appears here.</p>
        <CrayonButton onClick={onNew}>Create New Adventure</CrayonButton>
      </div>
    );
  }
  const { look, location } = draft;
  const name = look.name.trim();
  return (
    <ResultView
      heading="Color Your Adventure"
      newLabel="New Adventure"
      imageUrl={draft.page}
      caption={captionOf(draft)}
      fileName={`${hyphenated(name)}-coloring-page`}
      printTitle={`${name}'s Coloring Adventure`}
      saved={draft.saved}
      onSaved={() => act({ do: 'saved' })}
      onNew={() => {
        onNew();
        act({ do: 'new adventure' });
      }}
      page={{
        title: name && location.label ? `${name}'s ${location.label}` : 'My Coloring Adventure',
        caption: captionOf(draft),
        complexity: draft.complexity,
        tags: ['fantasy', location.id],
        character: { name, age: look.age, gender: look.gender },
      }}
      first={draft.told && <Unread {...draft.told} />}
    />
  );
}
