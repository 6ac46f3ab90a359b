// Before there is a page: the photo, its caption, and which of the two ways draws it.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isSignedOut, saidOr } from '../../../api/call';
import { type PhotoPage, transformPhotoPatiently } from '../../../api/photos';
import { openAuth } from '../../../ui/auth-dialog';
import { CrayonButton } from '../../../ui/Crayon';
import { Field } from '../../../ui/Field';
import { Headline } from '../../../ui/Headline';
import { Trouble } from '../../../ui/Trouble';
import { tell, tellAfterwards, warn } from '../../../ui/toasts';
import { DropSheet } from './DropSheet';
import { PhotoSheet } from './PhotoSheet';
import {
  type Act,
  CAPTION_CHARS,
  DEFAULT_CAPTION,
  DEFAULTS,
  NO_PHOTO,
  type PhotoDraft,
  type Refusal,
  refusalOf,
} from './photo';
import { useOffersAi } from './useOffersAi';
import { WaySwitch } from './WaySwitch';

type Props = {
  draft: PhotoDraft;
  act: (act: Act) => void;
  photo: File | null;
  address: string;
  onPhoto: (photo: File | null) => void;
};

const FAILED = {
  instant: "We couldn't transform your photo with instant mode. Try using AI mode instead.",
  ai: "We couldn't transform your photo. Please try again with a different image.",
} as const;

export function PhotoForm({ draft: kept, act, photo, address, onPhoto }: Props) {
  const [refused, setRefused] = useState<Refusal>();
  const ai = useOffersAi();
  const draft: PhotoDraft = ai ? kept : { ...kept, way: 'instant' };
  const drawing = useDrawing(draft, (page) => act({ do: 'made', page }));
  const refuse = (refusal: Refusal) => {
    setRefused(refusal);
    warn(...refusal);
  };
  const take = (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return refuse(refusal);
    setRefused(undefined);
    drawing.reset();
    act({ do: 'photo', name: file.name });
    onPhoto(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!photo) refuse(NO_PHOTO);
    else if (!drawing.busy) drawing.draw(photo);
  };
  return (
    <form onSubmit={submit} className="slide-in mt-2 grid gap-6 sm:mt-4 sm:gap-8">
      <Headline tab="Photo Transform">
        Photo Transform{' '}
        <small className="inline-block -rotate-3 border-b-4 border-ink align-middle text-[.4em]">beta</small>
      </Headline>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div>
          {photo && address ? (
            <PhotoSheet
              address={address}
              name={photo.name}
              busy={drawing.busy}
              onRemove={() => {
                onPhoto(null);
                act({ do: 'remove' });
              }}
            />
          ) : (
            <DropSheet onFile={take} />
          )}
          <Trouble text={refused?.[1]} />
        </div>
        <div className="grid gap-7">
          <Field
            label="Caption"
            value={draft.caption}
            maxLength={CAPTION_CHARS}
            placeholder={DEFAULT_CAPTION}
            onChange={(event) => act({ do: 'caption', text: event.target.value })}
          />
          <WaySwitch way={draft.way} onChoose={(way) => act({ do: 'way', way })} />
          <Trouble text={drawing.trouble} />
          <CrayonButton
            type="submit"
            disabled={!photo || drawing.busy}
            onRefused={photo ? undefined : () => refuse(NO_PHOTO)}
            missing={photo ? undefined : 'Choose a photo first.'}
          >
            {drawing.busy ? 'Drawing your photo…' : 'Create Coloring Page'}
          </CrayonButton>
        </div>
      </div>
    </form>
  );
}

function useDrawing(draft: PhotoDraft, onMade: (page: PhotoPage) => void) {
  const drawing = useMutation({ mutationFn: transformPhotoPatiently });
  const said = FAILED[draft.way];
  const draw = (image: File) =>
    drawing.mutate(
      {
        ...DEFAULTS,
        image,
        caption: draft.caption.trim() || DEFAULT_CAPTION,
        instant: draft.way === 'instant',
        detailLevel: 'high',
      },
      {
        onSuccess: (page) => {
          tell('Success!', 'Your photo is a coloring page now.');
          onMade(page);
        },
        onError: (error) => {
          warn('Error processing image', said);
          if (isSignedOut(error)) openAuth('login');
          else if (draft.way === 'instant')
            tellAfterwards('Try AI mode', 'It draws what instant mode cannot.');
        },
      },
    );
  return {
    draw,
    busy: drawing.isPending,
    reset: drawing.reset,
    trouble: drawing.isError ? saidOr(drawing.error, said) : undefined,
  };
}
