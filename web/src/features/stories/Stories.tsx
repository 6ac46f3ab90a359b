// Route /stories: the shelf of one's own books.
import { Link } from 'wouter';
import { thumb } from '../../api/pictures';
import { type Shelved, useStories } from '../../api/stories';
import { paths, storyAt } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { EmptyState, ErrorState } from '../../ui/Notices';
import { BlankSheet, Spinner } from '../../ui/Waiting';

export default function Stories() {
  const list = useStories();
  const books = list.data?.pages.flatMap((portion) => portion.items);
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-peach">
      <div className="mx-auto max-w-[1320px] px-5 pb-20 pt-8 sm:px-8">
        <Headline>My Stories</Headline>
        {list.isPending && <Spinner label="Looking along the shelf…" />}
        {list.isError && !books && <Broken onRetry={() => list.refetch()} />}
        {books?.length === 0 && <NoneYet />}
        {books && books.length > 0 && (
          <>
            <StartLink>Tell a New Story</StartLink>
            <ul
              aria-label="My stories"
              className="mt-9 grid grid-cols-2 gap-x-5 gap-y-9 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-9"
            >
              {books.map((book, n) => (
                <li key={book.id}>
                  <Book book={book} tilt={TILTS[n % TILTS.length] ?? ''} />
                </li>
              ))}
            </ul>
          </>
        )}
        {list.hasNextPage && (
          <button
            type="button"
            onClick={() => list.fetchNextPage()}
            className="ink-button inked mx-auto mt-12 flex min-w-52"
          >
            <Icon name="plus" />
            Show more
          </button>
        )}
      </div>
    </main>
  );
}

const TILTS = ['-rotate-[.800deg]', 'rotate-[.600deg]', '-rotate-[.400deg]', 'rotate-[.900deg]'] as const;

const StartLink = ({ children }: { children: string }) => (
  <Link href={paths.storyCharacter} className="crayon mt-6 max-sm:w-full">
    <CrayonShape />
    {children}
  </Link>
);

function Book({ book, tilt }: { book: Shelved; tilt: string }) {
  const done = book.progress === 100;
  return (
    <Link href={storyAt(book.id)} className="group grid gap-3">
      <span
        className={`sheet relative block aspect-[17/22] border-l-[10px] border-ink p-2 transition-[rotate] group-hover:rotate-0 motion-reduce:transition-none ${tilt}`}
      >
        {book.cover ? (
          <img src={thumb(book.cover.imageUrl)} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <BlankSheet className="size-full p-6" />
        )}
      </span>
      <span className="break-words font-display text-[1.250rem] font-bold leading-tight underline-offset-4 group-hover:underline">
        {book.title}
      </span>
      <span className="-mt-2">{done ? `${book.pageCount} pages` : 'Its pictures are being drawn'}</span>
    </Link>
  );
}

const NoneYet = () => (
  <EmptyState title="No stories yet" action={<StartLink>Tell Your First Story</StartLink>}>
    A book about you, with a picture to color on every page.
  </EmptyState>
);

const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title="The shelf did not open"
    action={
      <button type="button" onClick={onRetry} className="ink-button inked">
        <Icon name="undo" />
        Try Again
      </button>
    }
  >
    We could not load your stories. None of them is lost.
  </ErrorState>
);
