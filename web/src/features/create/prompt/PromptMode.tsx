// The Text Prompt Creator: a big pad to write on, five slips with examples, and the page they become.
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useOptions } from '../../../api/options';
import { CrayonButton } from '../../../ui/Crayon';
import { Dice } from '../../../ui/Dice';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { useKept } from '../../../ui/kept';
import { Trouble } from '../../../ui/Trouble';
import { warn } from '../../../ui/toasts';
import { ModeTable } from '../ModeTable';
import { Again } from '../made/Again';
import { ChangeIt } from '../made/ChangeIt';
import { MadePage } from '../made/MadePage';
import { again } from '../made/made';
import { useArtist } from '../made/useArtist';
import { EXAMPLES, Examples } from './Examples';
import { PromptPad } from './PromptPad';
import { type Act, change, isBlank, type PromptDraft, START } from './prompt';

const SAID = {
  done: ['Coloring Page Created', 'Your custom coloring page is ready!'],
  failed: ['Generation Failed', 'Failed to create your coloring page. Please try again.'],
} as const;

export function PromptMode() {
  const [draft, act] = useKept('prompt', change, START);
  const artist = useArtist(SAID, (made) => act({ do: 'made', made }));
  const { made } = draft;
  return (
    <ModeTable paper={made.page ? 'bg-sunflower' : 'bg-peach'} onBack={() => act({ do: 'new' })}>
      {made.page ? (
        <MadePage
          made={made}
          onSaved={() => act({ do: 'saved' })}
          onNew={() => act({ do: 'new' })}
          again={
            <>
              <ChangeIt artist={artist} made={made} />
              <Again artist={artist} words={again(made)} />
            </>
          }
        />
      ) : (
        <Writing draft={draft} act={act} artist={artist} />
      )}
    </ModeTable>
  );
}

type WritingProps = {
  draft: PromptDraft;
  act: (act: Act) => void;
  artist: ReturnType<typeof useArtist>;
};

function Writing({ draft, act, artist }: WritingProps) {
  const [examples, setExamples] = useState(false);
  const most = useOptions().data?.limits.promptChars;
  const write = (text: string) => act({ do: 'write', text });
  const refuse = () => warn('Prompt Required', 'Please enter a description for your coloring page.');
  const create = () => {
    if (isBlank(draft)) refuse();
    else if (!artist.busy) artist.draw({ prompt: draft.text.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) create();
  };
  return (
    <form onSubmit={submit} className="slide-in mt-2 grid gap-8 sm:mt-4">
      <Headline>Text Prompt Creator</Headline>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PromptPad text={draft.text} most={most} busy={artist.busy} onWrite={write} onKeyDown={onKeyDown} />
          <Trouble text={artist.busy ? undefined : artist.trouble} />
          <CrayonButton
            type="submit"
            disabled={isBlank(draft) || artist.busy}
            onRefused={isBlank(draft) ? refuse : undefined}
            missing={isBlank(draft) ? 'Write what you would like to color.' : undefined}
          >
            Create Coloring Page
          </CrayonButton>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="button-grid">
            <button
              type="button"
              aria-expanded={examples}
              aria-controls="examples"
              onClick={() => setExamples(!examples)}
              className="ink-button inked px-2"
            >
              <Icon name={examples ? 'shut' : 'eye'} />
              {examples ? 'Hide Examples' : 'Show Examples'}
            </button>
            <button
              type="button"
              onClick={() => write(anotherOf(EXAMPLES, draft.text))}
              disabled={artist.busy}
              className="ink-button inked px-2"
            >
              <Dice />
              Surprise me
            </button>
          </div>
          <div id="examples">{examples && <Examples chosen={draft.text} onChoose={write} />}</div>
        </div>
      </div>
    </form>
  );
}

/** By chance, but not what is there already. */
function anotherOf(examples: readonly { text: string }[], now: string): string {
  const others = examples.filter(({ text }) => text !== now);
  return others[Math.floor(Math.random() * others.length)]?.text ?? now;
}
