// The last sheet before the page: what was chosen, and the crayon that draws it.
import { useMutation } from '@tanstack/react-query';
import { isSignedOut, saidOr } from '../../../api/call';
import { type Drawn, generateColoring, type Wish } from '../../../api/create';
import { openAuth } from '../../../ui/auth-dialog';
import { CrayonButton } from '../../../ui/Crayon';
import { Icon } from '../../../ui/Icon';
import { tell, warn } from '../../../ui/toasts';
import { captionOf, type Draft, promptOf } from './draft';

type Props = { draft: Draft; onBack: () => void; onDrawn: (drawn: Drawn) => void };

const FAILED = 'There was a problem creating your coloring page. Please try again.';

export function wishOf(draft: Draft): Wish {
  const { look, location, idea, elements, complexity } = draft;
  return {
    prompt: promptOf(draft),
    character: { ...look, name: look.name.trim() },
    complexity,
    style: 'fantasy',
    includeColorGuides: false,
    caption: captionOf(draft),
    location: location.id,
    ...(idea.id ? { idea: idea.id } : {}),
    elements: [...elements],
    seed: Math.floor(Math.random() * 1_000_000),
  };
}

export function Summary({ draft, onBack, onDrawn }: Props) {
  const drawing = useMutation({ mutationFn: generateColoring });
  const missing = draft.look.name.trim() === '' || draft.location.id === '';
  const create = () =>
    drawing.mutate(wishOf(draft), {
      onSuccess: (drawn) => {
        tell('Coloring page created!', 'Your personalized coloring page is ready to print.');
        onDrawn(drawn);
      },
      onError: (error) => {
        warn('Error generating coloring page', FAILED);
        if (isSignedOut(error)) openAuth('login');
      },
    });
  return (
    <section aria-labelledby="summary" className="sheet rotate-[.4deg] p-6 sm:p-8">
      <h2 id="summary" className="text-[1.900rem]">
        Create Your Magical Coloring Page
      </h2>
      <Chips draft={draft} />
      {drawing.isError && (
        <p role="alert" className="mt-5 flex items-start gap-3 font-bold text-ember">
          <Icon name="oops" className="mt-1 size-6" />
          {saidOr(drawing.error, FAILED)}
        </p>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-5 max-sm:flex-col-reverse">
        <button type="button" onClick={onBack} className="ink-button inked min-h-[64px] max-sm:w-full">
          <Icon name="back" />
          Back to Adventure
        </button>
        <CrayonButton
          onClick={create}
          disabled={missing || drawing.isPending}
          missing={missing ? 'A name and a place are missing.' : undefined}
        >
          {drawing.isPending ? 'Creating Your Adventure...' : 'Create and Color'}
        </CrayonButton>
      </div>
    </section>
  );
}

function Chips({ draft }: { draft: Draft }) {
  const count = draft.elements.length;
  const chips = [
    { text: draft.look.name.trim() || 'No name yet', wax: 'bg-sky' },
    { text: draft.location.label || 'No place yet', wax: 'bg-meadow' },
    { text: `${count} element${count === 1 ? '' : 's'}`, wax: 'bg-bubblegum' },
    { text: draft.complexity === 'detailed' ? 'Detailed' : 'Simple', wax: 'bg-sunflower' },
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {chips.map(({ text, wax }) => (
        <li
          key={wax}
          className={`${wax} max-w-full break-words rounded-[10px_16px_11px_15px] px-4 py-1.5 font-bold`}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
