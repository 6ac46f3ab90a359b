// The caption: yes or no, its words, and the button that makes them magical.
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useId, useState } from 'react';
import { enhanceCaption } from '../../../api/create';
import { Icon } from '../../../ui/Icon';
import { tell, warn } from '../../../ui/toasts';
import { TinySpinner } from '../../../ui/Waiting';
import { type Act, captionOf, type Draft, LIMITS } from './draft';

type Props = { draft: Draft; act: Dispatch<Act> };

export function CaptionStrip({ draft, act }: Props) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="mb-3 text-[1.600rem]">
        Include Caption
      </h3>
      <div role="radiogroup" aria-labelledby={id} className="flex gap-3">
        <YesNo
          label="Yes"
          checked={draft.withCaption}
          onChoose={() => act({ do: 'with caption', on: true })}
        />
        <YesNo
          label="No"
          checked={!draft.withCaption}
          onChoose={() => act({ do: 'with caption', on: false })}
        />
      </div>
      {draft.withCaption && <Words draft={draft} act={act} />}
    </div>
  );
}

function YesNo({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) {
  return (
    <label className="tile scribbled inked wax-sunflower grid min-h-[64px] min-w-[104px] cursor-pointer place-items-center px-5 font-display text-[1.200rem] font-bold">
      <input type="radio" name="with-caption" checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

function Words({ draft, act }: Props) {
  const id = useId();
  const magic = useMutation({ mutationFn: enhanceCaption });
  const [press, setPress] = useState(() => Math.floor(Math.random() * 24));
  const enhance = () =>
    magic.mutate(
      {
        baseCaption: draft.caption.trim(),
        adventureTheme: draft.location.id,
        characterName: draft.look.name.trim(),
        press,
      },
      {
        onSuccess: (text) => {
          setPress(press + 1);
          act({ do: 'enhanced', text });
          tell('Caption enhanced!', 'Your caption has a little magic in it now.');
        },
        onError: () =>
          warn('Error enhancing caption', 'There was a problem enhancing your caption. Please try again.'),
      },
    );
  return (
    <div className="flat-sheet ruled relative mt-5 p-5 sm:p-6">
      <label htmlFor={id} className="font-bold">
        Caption
      </label>
      <input
        id={id}
        value={draft.caption}
        maxLength={LIMITS.caption}
        onChange={(event) => act({ do: 'caption', text: event.target.value })}
        className="mt-1 min-h-[60px] w-full border-b-4 border-ink bg-transparent font-display text-[1.350rem] font-semibold"
      />
      {draft.enhanced && (
        <p
          className="pop mt-4 flex items-start gap-3 font-display text-[1.350rem] font-semibold leading-snug"
          aria-live="polite"
        >
          <Icon name="wand" className="mt-1 size-7" />
          {captionOf(draft)}
        </p>
      )}
      <button
        type="button"
        onClick={enhance}
        disabled={magic.isPending || draft.caption.trim() === ''}
        className="ink-button inked wax-bubblegum mt-5"
      >
        {magic.isPending ? <TinySpinner /> : <Icon name="wand" />}
        {magic.isPending ? 'Enhancing...' : 'Make it Magical!'}
      </button>
      {draft.caption.trim() === '' && <p className="mt-3 font-bold">Write a few words first.</p>}
    </div>
  );
}
