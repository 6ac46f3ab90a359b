// A wall of a gallery: what hangs on it, and what is shown instead while nothing does.
import { type ReactNode, useState } from 'react';
import { isSignedOut } from '../../api/call';
import type { Portions } from '../../api/portions';
import { Icon } from '../../ui/Icon';
import { ErrorState } from '../../ui/Notices';
import { BlankSheet, TinySpinner } from '../../ui/Waiting';
import { Lightbox, type Shown } from './Lightbox';
import { useHidden } from './leaving';
import { SignInFirst } from './SignInFirst';

type Props<Item> = {
  label: string;
  list: Portions<Item>;
  /** "There was a problem loading …" */
  sorry: string;
  empty: ReactNode;
  shown: (item: Item) => Shown;
  /** Where something stands beside it. */
  narrow?: boolean;
  card: (item: Item, tilt: string, onLook: () => void) => ReactNode;
};

const TILTS = ['-rotate-[.600deg]', 'rotate-[.700deg]', '-rotate-[.300deg]', 'rotate-[.400deg]'] as const;
const GRID = 'mt-4 -mx-5 grid grid-cols-[minmax(0,1fr)] gap-y-2 sm:grid-cols-2';
const COLUMNS = { wide: 'lg:grid-cols-3 xl:grid-cols-4', narrow: '' } as const;

export function Wall<Item extends { id: string }>(props: Props<Item>) {
  const { label, list, sorry, empty, shown, card, narrow = false } = props;
  const grid = `${GRID} ${COLUMNS[narrow ? 'narrow' : 'wide']}`;
  const hidden = useHidden();
  const [looking, setLooking] = useState<string | null>(null);
  if (list.isPending) return <Placeholders label={label} grid={grid} />;
  if (isSignedOut(list.error)) return <SignInFirst />;
  if (list.isError && !list.data) return <Broken sorry={sorry} onRetry={() => list.refetch()} />;
  const items = list.data.pages.flatMap((portion) => portion.items).filter(({ id }) => !hidden.has(id));
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className={grid}>
        {items.map((item, n) => (
          <li key={item.id}>{card(item, TILTS[n % TILTS.length] ?? '', () => setLooking(item.id))}</li>
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          coming={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
        />
      )}
      {looking && (
        <Lightbox
          items={items.map(shown)}
          current={looking}
          onGo={setLooking}
          onClose={() => setLooking(null)}
        />
      )}
    </>
  );
}

type MoreProps = { coming: boolean; failed: boolean; onMore: () => void };

/** A button and not an endless wall: the afternoon happens on paper. */
const More = ({ coming, failed, onMore }: MoreProps) => (
  <div className="mt-12 grid justify-items-center gap-3">
    {failed && (
      <p role="alert" className="font-bold">
        The next ones did not come. Please try again.
      </p>
    )}
    <button
      type="button"
      aria-disabled={coming}
      aria-busy={coming}
      onClick={() => coming || onMore()}
      className="ink-button inked min-w-52"
    >
      {coming ? <TinySpinner /> : <Icon name="plus" />}
      Show more
    </button>
  </div>
);

const Broken = ({ sorry, onRetry }: { sorry: string; onRetry: () => void }) => (
  <ErrorState
    title="Error loading gallery"
    action={
      <button type="button" onClick={onRetry} className="ink-button inked">
        <Icon name="undo" />
        Try Again
      </button>
    }
  >
    {sorry}
  </ErrorState>
);

const Placeholders = ({ label, grid }: { label: string; grid: string }) => (
  <div role="status" aria-label={`Loading: ${label}`} className={grid}>
    {[0, 1, 2].map((n) => (
      <div key={n} className="px-5 pt-7">
        <div className={`flat-sheet aspect-[17/22] p-10 ${TILTS[n]}`}>
          <BlankSheet className="size-full" />
        </div>
      </div>
    ))}
  </div>
);
