// Route /create/generating, step 3 of 4: the pages draw themselves, one after the other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { askAgain, followStory } from '../../api/stories';
import { paths, storyAt } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { Headline } from '../../ui/Headline';
import { ErrorState } from '../../ui/Notices';
import { PreviewImage } from '../../ui/PreviewImage';
import { BlankSheet } from '../../ui/Waiting';
import { useWizard } from './useWizard';
import { WizardTable } from './WizardTable';
import type { Act, Wizard } from './wizard';

export default function StoryGenerating() {
  const [wizard, act] = useWizard(3);
  if (wizard.settings.id === '') return <Redirect to={paths.storySettings} replace />;
  return (
    <WizardTable wizard={wizard} act={act}>
      {() => <Making key={wizard.settings.id} wizard={wizard} act={act} />}
    </WizardTable>
  );
}

function Making({ wizard, act }: { wizard: Wizard; act: (act: Act) => void }) {
  const { drawn, of, latest, lost } = useMaking(wizard.settings.id, act);
  if (lost) return <Lost />;
  const name = wizard.character.name.trim();
  return (
    <div className="mx-auto grid max-w-[860px] justify-items-center gap-7 text-center">
      <div>
        <p className="mb-1.5 font-bold">Step 3 of 4</p>
        <Headline tab="Telling your story">{`Once upon a time, there was ${name}…`}</Headline>
      </div>
      <div className="sheet relative w-[min(340px,72vw)] -rotate-1 p-5">
        <div className="relative aspect-[3/4] w-full">
          {latest ? <PreviewImage src={latest} alt="" /> : <BlankSheet className="size-full" />}
        </div>
      </div>
      <div className="grid w-full gap-4">
        <p className="font-display text-[1.500rem] font-bold" aria-live="polite">
          {drawn === 0 ? 'Sharpening the pencils…' : `Page ${Math.min(drawn, of)} of ${of} is drawn`}
        </p>
        <Pages drawn={drawn} of={of} progress={wizard.progress} />
        <p className="text-[1.150rem]">You can look in later: your story waits among your stories.</p>
      </div>
    </div>
  );
}

/** Follows the story; what has been drawn stays seen across a reload. */
function useMaking(id: string, act: (act: Act) => void) {
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const [seen, setSeen] = useState({ drawn: 0, of: 0, latest: '', lost: false });
  useEffect(
    () =>
      followStory(id, {
        onPage: ({ drawn, of, progress, svgUrl }) => {
          setSeen({ drawn, of, latest: svgUrl, lost: false });
          act({ do: 'progress', percent: progress });
        },
        onDone: () => {
          act({ do: 'told' });
          askAgain(cache);
          navigate(storyAt(id), { replace: true });
        },
        onLost: () => setSeen((before) => ({ ...before, lost: true })),
      }),
    [id, act, navigate, cache],
  );
  return seen;
}

/** A little sheet for every page; drawn ones are colored in and ticked off by their number. */
const Pages = ({ drawn, of, progress }: { drawn: number; of: number; progress: number }) => (
  <div
    role="progressbar"
    aria-label="Your story"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={progress}
    className="flex min-h-14 flex-wrap justify-center gap-2"
  >
    {Array.from({ length: of }, (_, n) => n).map((n) => (
      <span
        key={n}
        className={`inked grid h-14 w-11 place-items-center rounded-[10px] font-display font-bold ${n < drawn ? 'pop bg-sunflower' : 'bg-paper/60'}`}
      >
        {n < drawn ? n + 1 : ''}
      </span>
    ))}
  </div>
);

const Lost = () => (
  <ErrorState
    title="The line to the artist is broken"
    action={
      <div className="grid justify-items-center gap-4">
        <button type="button" onClick={() => window.location.reload()} className="ink-button inked">
          Try Again
        </button>
        <Link href={paths.stories} className="crayon">
          <CrayonShape />
          My Stories
        </Link>
      </div>
    }
  >
    Your story is not lost. It goes on being drawn, and waits among your stories.
  </ErrorState>
);
