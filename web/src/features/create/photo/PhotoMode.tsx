// Photo Transform: a photo goes on the drop sheet, a page to color comes out.
import { useMemo, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { useKept } from '../../../ui/kept';
import { ModeTable } from '../ModeTable';
import { useStamp } from '../made/useStamp';
import { ResultView } from '../result/ResultView';
import { AdjustDialog } from './AdjustDialog';
import { AdjustPanel } from './AdjustPanel';
import { Compare } from './Compare';
import { PhotoForm } from './PhotoForm';
import { change, DEFAULT_CAPTION, type PhotoDraft, START } from './photo';
import { usePhotoAddress } from './usePhotoAddress';
import { useTrial } from './useTrial';

export function PhotoMode() {
  const [draft, act] = useKept('photo', change, START);
  const [photo, setPhoto] = useState<File | null>(null);
  const address = usePhotoAddress(photo);
  const done = () => {
    setPhoto(null);
    act({ do: 'new' });
  };
  return (
    <ModeTable paper={draft.page ? 'bg-sunflower' : 'bg-mint'} onBack={done}>
      {draft.page ? (
        <PhotoResult draft={draft} act={act} photo={photo} address={address} onNew={done} />
      ) : (
        <PhotoForm draft={draft} act={act} photo={photo} address={address} onPhoto={setPhoto} />
      )}
    </ModeTable>
  );
}

type ResultProps = {
  draft: PhotoDraft;
  act: (act: Parameters<typeof change>[1]) => void;
  /** Gone after a reload: then the page can be kept, but not adjusted. */
  photo: File | null;
  address: string;
  onNew: () => void;
};

function PhotoResult({ draft, act, photo, address, onNew }: ResultProps) {
  const [adjusting, setAdjusting] = useState(false);
  const stamp = useStamp(draft.page);
  const caption = draft.caption.trim() || DEFAULT_CAPTION;
  const source = useMemo(
    () => ({ photo, caption, page: draft.page, settings: draft.settings }),
    [photo, caption, draft.page, draft.settings],
  );
  const trial = useTrial(source, (page, settings) => act({ do: 'updated', page, settings }));
  return (
    <ResultView
      heading="Your Coloring Page"
      newLabel="Create New"
      imageUrl={draft.page}
      shownUrl={trial.page}
      caption={caption}
      fileName={`coloring-page-${stamp}`}
      printTitle={`${caption} – Coloring Adventure`}
      saved={draft.saved}
      onSaved={() => act({ do: 'saved' })}
      onNew={onNew}
      over={address && <Compare photo={address} />}
      page={{
        title: caption,
        caption,
        complexity: 'simple',
        tags: ['photo'],
        character: { name: 'Pageling', age: 5, gender: 'unspecified' },
      }}
      first={
        <>
          {draft.message && <p className="flat-sheet px-6 py-5 font-bold">{draft.message}</p>}
          {photo && <AdjustPanel trial={trial} />}
        </>
      }
    >
      {photo && (
        <>
          <button type="button" onClick={() => setAdjusting(true)} className="ink-button inked px-2">
            <Icon name="sliders" />
            Adjust
          </button>
          {adjusting && <AdjustDialog trial={trial} onClose={() => setAdjusting(false)} />}
        </>
      )}
    </ResultView>
  );
}
