// One picture a family uploaded, with what can be done with it under it.
import { memo, useState } from 'react';
import type { Upload } from '../../api/uploads';
import { ActionButton } from '../../ui/ActionButton';
import { Hung } from './Hung';
import { ReportDialog } from './ReportDialog';
import { useArtworkActs } from './useArtworkActs';
import { Written } from './Written';

type Props = {
  art: Upload;
  tilt: string;
  onLook: () => void;
  /** In the list of one's own uploads, where alone a picture is deleted. */
  own: boolean;
};

export const ArtworkCard = memo(
  function ArtworkCard({ art, tilt, onLook, own }: Props) {
    return (
      <article aria-label={art.title} className="flex h-full flex-col px-5 pb-6 pt-7">
        <Hung src={art.thumbUrl} alt={art.title} title={art.title} tilt={tilt} onLook={onLook} mat />
        <Written title={art.title} text={art.description} date={art.createdAt} tags={art.tags} />
        {own && <ForTheOwner art={art} />}
        <Acts art={art} own={own} />
      </article>
    );
  },
  (one, two) => one.art === two.art && one.tilt === two.tilt,
);

/** What nobody else sees. */
const ForTheOwner = ({ art }: { art: Upload }) => (
  <>
    {art.childName && (
      <p className="mt-1">
        By {art.childName}
        {art.childAge && <>, {art.childAge}</>} <span className="text-soft">(only you see this)</span>
      </p>
    )}
    <p className="mt-1 font-bold">{stateOf(art)}</p>
  </>
);

export function stateOf(art: Pick<Upload, 'isPublic' | 'review' | 'isFeatured'>): string {
  if (!art.isPublic) return 'Only you can see it.';
  switch (art.review) {
    case 'approved':
      return art.isFeatured ? 'Featured: everyone can see it.' : 'Everyone can see it.';
    case 'hidden':
      return 'Not shown to others.';
    case 'reported':
      return 'Hidden while it is looked at again.';
    default:
      return 'Waiting to be looked at before others see it.';
  }
}

function Acts({ art, own }: { art: Upload; own: boolean }) {
  const { running, like, save, feature, remove } = useArtworkActs(art);
  const [reporting, setReporting] = useState(false);
  const blocked = running !== null;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <ActionButton
        icon="heart"
        label="Like"
        pressed={art.isLiked}
        count={art.likes}
        running={running === 'like'}
        blocked={blocked}
        onClick={like}
      />
      <ActionButton
        icon="download"
        label="Save"
        running={running === 'save'}
        blocked={blocked}
        onClick={save}
      />
      {art.isOwn && (
        <ActionButton
          icon="frame"
          label={art.isFeatured ? 'Unfeature' : 'Feature'}
          filled={art.isFeatured}
          running={running === 'feature'}
          blocked={blocked}
          onClick={feature}
        />
      )}
      {own && <ActionButton icon="trash" label="Delete" running={false} blocked={blocked} onClick={remove} />}
      {!art.isOwn && (
        <ActionButton
          icon="flag"
          label="Report"
          running={false}
          blocked={blocked}
          onClick={() => setReporting(true)}
        />
      )}
      {reporting && <ReportDialog art={art} onClose={() => setReporting(false)} />}
    </div>
  );
}
