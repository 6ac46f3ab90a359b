// Route /review: what families offer to others, for an operator to look at first.
import { useState } from 'react';
import { type Offered, type Pile, usePile } from '../../api/review';
import { useSession } from '../../api/session';
import { Headline } from '../../ui/Headline';
import { EmptyState } from '../../ui/Notices';
import { PaperTabs } from '../../ui/PaperTabs';
import { OfferedCard } from './OfferedCard';
import { shownArt } from './Uploads';
import { Wall } from './Wall';

const PILES = [
  { id: 'waiting', label: 'Waiting', none: 'Nothing is waiting' },
  { id: 'reported', label: 'Reported', none: 'Nothing is reported' },
  { id: 'approved', label: 'Shown', none: 'Nothing is shown yet' },
  { id: 'hidden', label: 'Hidden', none: 'Nothing is hidden' },
] as const;

export default function Review() {
  const { user } = useSession();
  const [pile, setPile] = useState<Pile>('waiting');
  return (
    <main id="main" className="mx-auto min-h-[calc(100dvh-76px)] max-w-[1320px] px-5 pb-20 pt-8 sm:px-8">
      <Headline>Review Artwork</Headline>
      {user?.isOperator ? (
        <>
          <p className="mt-3 max-w-[56ch] text-[1.150rem]">
            Nobody sees these before you. Look for faces, names, addresses, and anything that is not for
            children.
          </p>
          <PaperTabs
            label="Piles"
            className="mt-6"
            current={pile}
            paper="bg-mint"
            onGo={(id) => setPile(PILES.find((each) => each.id === id)?.id ?? 'waiting')}
            tabs={PILES.map(({ id, label, none }) => ({
              id,
              label,
              panel: <PileWall pile={id} label={label} none={none} />,
            }))}
          />
        </>
      ) : (
        <EmptyState title="For operators">This page is for those who look after this site.</EmptyState>
      )}
    </main>
  );
}

function PileWall({ pile, label, none }: { pile: Pile; label: string; none: string }) {
  const list = usePile(pile);
  return (
    <Wall<Offered>
      label={label}
      list={list}
      sorry="There was a problem loading the artworks."
      empty={<EmptyState title={none} />}
      shown={(offered) => shownArt(offered.upload)}
      card={(offered, tilt, onLook) => (
        <OfferedCard offered={offered} pile={pile} tilt={tilt} onLook={onLook} />
      )}
    />
  );
}
