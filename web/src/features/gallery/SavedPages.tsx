// Saved pages: all of them, or the favorites.
import { Link } from 'wouter';
import { isSignedOut } from '../../api/call';
import { type SavedPage, useSavedPages } from '../../api/pages';
import { paths } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { Icon } from '../../ui/Icon';
import { EmptyState, ErrorState } from '../../ui/Notices';
import { BlankSheet } from '../../ui/Waiting';
import { PageCard } from './PageCard';
import { SignInFirst } from './SignInFirst';

type Show = 'all' | 'favorites';
type Props = { favorites: boolean; onShow: (show: Show) => void };

export function SavedPages({ favorites, onShow }: Props) {
  return (
    <section aria-label="Saved Pages">
      <div className="mt-6 flex gap-3">
        <SubTab on={!favorites} onClick={() => onShow('all')}>
          All Pages
        </SubTab>
        <SubTab on={favorites} onClick={() => onShow('favorites')}>
          Favorites
        </SubTab>
      </div>
      <Wall favorites={favorites} />
    </section>
  );
}

const SubTab = ({ on, onClick, children }: { on: boolean; onClick: () => void; children: string }) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onClick}
    className={`min-h-[48px] rounded-full px-5 font-bold ${on ? 'bg-ink text-paper' : 'underline underline-offset-4'}`}
  >
    {children}
  </button>
);

function Wall({ favorites }: { favorites: boolean }) {
  const pages = useSavedPages();
  if (pages.isPending) return <Placeholders />;
  if (isSignedOut(pages.error)) return <SignInFirst />;
  if (pages.isError) {
    return (
      <ErrorState
        title="Error loading gallery"
        action={
          <button type="button" onClick={() => pages.refetch()} className="ink-button inked">
            <Icon name="undo" />
            Try Again
          </button>
        }
      >
        There was a problem loading your saved coloring pages.
      </ErrorState>
    );
  }
  const shown = pages.data.filter((page) => !favorites || page.isFavorite);
  if (shown.length === 0) return <Nothing favorites={favorites} />;
  return <Pages pages={shown} />;
}

const Pages = ({ pages }: { pages: readonly SavedPage[] }) => (
  <ul className="mt-10 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
    {pages.map((page, n) => (
      <li key={page.id}>
        <PageCard page={page} tilt={n % 3 === 1 ? 'rotate-[.7deg]' : '-rotate-[.6deg]'} />
      </li>
    ))}
  </ul>
);

const Placeholders = () => (
  <div
    role="status"
    aria-label="Loading your gallery"
    className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-3"
  >
    {[0, 1, 2].map((n) => (
      <div key={n} className="flat-sheet aspect-[17/22] p-10">
        <BlankSheet className="size-full" />
      </div>
    ))}
  </div>
);

function Nothing({ favorites }: { favorites: boolean }) {
  if (favorites)
    return (
      <EmptyState title="No favorites yet">Press the star under a page, and it hangs here too.</EmptyState>
    );
  return (
    <EmptyState
      title="Your gallery is empty"
      action={
        <Link href={paths.create} className="crayon mt-2 max-sm:w-full">
          <CrayonShape />
          Start Creating
        </Link>
      }
    >
      Make a page, press Save to Gallery, and it hangs right here.
    </EmptyState>
  );
}
