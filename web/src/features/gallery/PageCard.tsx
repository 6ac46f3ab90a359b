// One saved page on the wall, with what can be done with it under it.
import { memo } from 'react';
import type { SavedPage } from '../../api/pages';
import { thumb } from '../../api/pictures';
import { ActionButton } from '../../ui/ActionButton';
import { Hung } from './Hung';
import { usePageActs } from './usePageActs';
import { Written } from './Written';

type Props = { page: SavedPage; tilt: string; onLook: () => void };

export const PageCard = memo(
  function PageCard({ page, tilt, onLook }: Props) {
    return (
      <article aria-label={page.title} className="flex h-full flex-col px-5 pb-6 pt-7">
        <Hung
          src={thumb(page.imageUrl)}
          alt={page.caption || page.title}
          title={page.title}
          tilt={tilt}
          onLook={onLook}
        />
        <Written
          title={page.title}
          text={page.caption !== page.title ? page.caption : undefined}
          date={page.createdAt}
          tags={page.tags}
        />
        <Acts page={page} />
      </article>
    );
  },
  (one, two) => one.page === two.page && one.tilt === two.tilt,
);

function Acts({ page }: { page: SavedPage }) {
  const { running, favorite, print, download, remove } = usePageActs(page);
  const blocked = running !== null;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <ActionButton
        icon="star"
        label={page.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
        filled={page.isFavorite}
        running={running === 'favorite'}
        blocked={blocked}
        onClick={favorite}
      />
      <ActionButton
        icon="print"
        label="Print"
        running={running === 'print'}
        blocked={blocked}
        onClick={print}
      />
      <ActionButton
        icon="download"
        label="Download"
        running={running === 'download'}
        blocked={blocked}
        onClick={download}
      />
      <ActionButton icon="trash" label="Delete" running={false} blocked={blocked} onClick={remove} />
    </div>
  );
}
