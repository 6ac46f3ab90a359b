// One saved page on the wall, with what can be done with it under it.
import { useState } from 'react';
import type { SavedPage } from '../../api/pages';
import { thumb } from '../../api/pictures';
import { Confirm } from '../../ui/Confirm';
import { Icon, type IconName } from '../../ui/Icon';
import { BlankSheet, TinySpinner } from '../../ui/Waiting';
import { type Doing, usePageActions } from './usePageActions';

type Props = { page: SavedPage; tilt: string };

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export function PageCard({ page, tilt }: Props) {
  const actions = usePageActions(page);
  const [asking, setAsking] = useState(false);
  return (
    <article aria-label={page.title}>
      <Picture page={page} tilt={tilt} />
      <h2 className="mt-5 break-words text-[1.400rem]">{page.title}</h2>
      {page.caption && page.caption !== page.title && <p className="mt-1 break-words">{page.caption}</p>}
      <p className="mt-1 text-soft">
        <time dateTime={page.createdAt}>{day.format(new Date(page.createdAt))}</time>
        {(page.tags ?? []).map((tag) => (
          <span key={tag}> · {tag}</span>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Action
          icon="star"
          doing="favorite"
          now={actions.doing}
          label={page.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          pressed={page.isFavorite}
          onClick={actions.favorite}
        />
        <Action icon="print" doing="print" now={actions.doing} label="Print" onClick={actions.print} />
        <Action
          icon="download"
          doing="download"
          now={actions.doing}
          label="Download"
          onClick={actions.download}
        />
        <Action
          icon="trash"
          doing="delete"
          now={actions.doing}
          label="Delete"
          onClick={() => setAsking(true)}
        />
      </div>
      {asking && (
        <Confirm
          title="Delete this page?"
          text={`“${page.title}” will be gone from your gallery.`}
          yes="Delete"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            actions.remove();
          }}
        />
      )}
    </article>
  );
}

function Picture({ page, tilt }: Props) {
  const [there, setThere] = useState(false);
  return (
    <div className={`flat-sheet taped relative aspect-[17/22] ${tilt}`}>
      {!there && <BlankSheet className="absolute inset-0 size-full p-12" />}
      <img
        src={thumb(page.imageUrl)}
        alt={page.caption || page.title}
        loading="lazy"
        onLoad={() => setThere(true)}
        className={`size-full rounded-[6px] object-contain ${there ? 'pop' : 'opacity-0'}`}
      />
    </div>
  );
}

type ActionProps = {
  icon: IconName;
  doing: Doing;
  now: Doing | null;
  label: string;
  pressed?: boolean;
  onClick: () => void;
};

function Action({ icon, doing, now, label, pressed, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={now !== null}
      onClick={onClick}
      className="ink-button inked square-button"
    >
      {now === doing ? <TinySpinner /> : <Icon name={icon} filled={pressed ?? false} className="size-7" />}
    </button>
  );
}
