// Route /story/{id}, step 4 of 4: the book, page by page.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { askAgain, followStory, type Story, useStory } from '../../api/stories';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { ErrorState } from '../../ui/Notices';
import { PreviewImage } from '../../ui/PreviewImage';
import { Speaker } from '../../ui/Speaker';
import { BlankSheet, Spinner } from '../../ui/Waiting';
import { BookActions } from './BookActions';

export default function StoryReader() {
  const { id = '' } = useParams<{ id: string }>();
  const story = useStory(id);
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-peach">
      <div className="mx-auto max-w-[1180px] px-5 pb-20 pt-4 sm:px-8">
        <Link href={paths.stories} className="text-link inline-flex min-h-[60px] items-center gap-2">
          <Icon name="back" />
          My stories
        </Link>
        {story.isPending && <Spinner label="Opening the book…" />}
        {story.isError && <NotHere onRetry={() => story.refetch()} />}
        {story.data && <Open story={story.data} />}
      </div>
    </main>
  );
}

const NotHere = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title="This book is not on your shelf"
    action={
      <button type="button" onClick={onRetry} className="ink-button inked">
        <Icon name="undo" />
        Try Again
      </button>
    }
  >
    It may have been deleted, or it belongs to somebody else.
  </ErrorState>
);

/** The page the address names; 0 is the cover. */
function usePage(last: number): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page') ?? 0);
  const page = Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : 0;
  const turn = (to: number) => setSearch(to > 0 ? { page: String(to) } : {}, { replace: true });
  return [page, turn];
}

function Open({ story }: { story: Story }) {
  const last = story.pages.length;
  const [page, turn] = usePage(last);
  useArrows(page, last, turn);
  useMissing(story);
  const inside = story.pages[page - 1];
  const picture = inside ? inside.picture : story.cover;
  const name = story.character.name;
  return (
    <article aria-label={story.title}>
      <Headline className="break-words text-[clamp(1.900rem,4.500vw,3rem)]">{story.title}</Headline>
      <div className="mt-5 grid items-stretch lg:grid-cols-2">
        <div className="sheet relative p-4 max-lg:rotate-0 sm:p-7">
          <div className="relative mx-auto aspect-[3/4] max-h-[70vh]">
            {picture ? (
              <PreviewImage
                src={picture.svgUrl}
                alt={inside ? `Picture of page ${page}` : `Cover of ${story.title}`}
              />
            ) : (
              <BlankSheet className="size-full" />
            )}
          </div>
        </div>
        <div className="sheet relative flex flex-col p-6 sm:p-10 lg:min-h-[520px]">
          {inside ? (
            <Text text={inside.text} level={story.settings.readingLevel} />
          ) : (
            <Title title={story.title} name={name} />
          )}
          <p className="mt-6 text-center font-bold" aria-live="polite">
            {page === 0 ? 'Cover' : `Page ${page} of ${last}`}
          </p>
        </div>
      </div>
      <Turning page={page} last={last} turn={turn} />
      <BookActions story={story} />
    </article>
  );
}

const SIZES: Record<string, string> = {
  'Beginner (Ages 3-5)': 'text-[clamp(1.700rem,3.200vw,2.300rem)] leading-[1.55]',
  'Intermediate (Ages 6-8)': 'text-[clamp(1.300rem,2.200vw,1.650rem)] leading-[1.6]',
  'Advanced (Ages 9-10)': 'text-[clamp(1.150rem,1.800vw,1.350rem)] leading-[1.65]',
};

const Text = ({ text, level }: { text: string; level: string }) => (
  <div className="my-auto flex items-start gap-2">
    <p className={`max-w-[50ch] flex-1 ${SIZES[level] ?? ''}`}>{text}</p>
    <Speaker text={text} />
  </div>
);

const Title = ({ title, name }: { title: string; name: string }) => (
  <div className="my-auto text-center">
    <p className="break-words font-display text-[clamp(1.800rem,4vw,2.800rem)] font-extrabold leading-tight">
      {title}
    </p>
    <p className="mt-4 break-words text-[1.400rem]">starring {name}</p>
  </div>
);

/** What is still being drawn comes when it is there. */
function useMissing({ id, progress }: Story): void {
  const cache = useQueryClient();
  const missing = progress < 100;
  useEffect(() => {
    if (!missing) return;
    return followStory(id, { onPage: () => {}, onDone: () => askAgain(cache), onLost: () => {} });
  }, [id, missing, cache]);
}

/** Arrow keys turn the pages, unless somebody types. */
function useArrows(page: number, last: number, turn: (page: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, dialog');
      if (typing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' && page < last) turn(page + 1);
      if (event.key === 'ArrowLeft' && page > 0) turn(page - 1);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}

type TurningProps = { page: number; last: number; turn: (page: number) => void };

const Turning = ({ page, last, turn }: TurningProps) => (
  <nav aria-label="Pages" className="mt-6 flex justify-center gap-4">
    <button
      type="button"
      disabled={page === 0}
      onClick={() => turn(page - 1)}
      className="ink-button inked min-h-[64px] flex-1 sm:max-w-56"
    >
      <Icon name="left" />
      Back
    </button>
    <button
      type="button"
      disabled={page === last}
      onClick={() => turn(page + 1)}
      className="ink-button inked wax-sunflower min-h-[64px] flex-1 sm:max-w-56"
    >
      Next page
      <Icon name="right" />
    </button>
  </nav>
);
