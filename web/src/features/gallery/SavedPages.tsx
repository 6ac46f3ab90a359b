// Saved pages: all of them, or the favorites.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type SavedPage, useAllPages, useFavorites } from '../../api/pages';
import { inForm } from '../../api/pictures';
import type { Portions } from '../../api/portions';
import { paths } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { EmptyState } from '../../ui/Notices';
import { PageCard } from './PageCard';
import { Wall } from './Wall';

type Show = 'all' | 'favorites';
type Props = { favorites: boolean; onShow: (show: Show) => void };

export function SavedPages({ favorites, onShow }: Props) {
  return (
    <section aria-label="Saved Pages">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, not a form. */}
      <div role="group" aria-label="Which pages" className="mt-6 flex gap-3">
        <SubTab on={!favorites} onClick={() => onShow('all')}>
          All Pages
        </SubTab>
        <SubTab on={favorites} onClick={() => onShow('favorites')}>
          Favorites
        </SubTab>
      </div>
      <h2 className="sr-only">{favorites ? 'Favorites' : 'All Pages'}</h2>
      {favorites ? <Favorites /> : <All />}
    </section>
  );
}

const SubTab = ({ on, onClick, children }: { on: boolean; onClick: () => void; children: string }) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onClick}
    className={`min-h-[48px] rounded-[16px] px-5 font-bold ${on ? 'bg-ink text-paper' : 'underline underline-offset-4'}`}
  >
    {children}
  </button>
);

const Favorites = () => (
  <Pages list={useFavorites()} label="Favorites">
    <EmptyState title="No favorites yet">Press the star under a page, and it hangs here too.</EmptyState>
  </Pages>
);

const All = () => (
  <Pages list={useAllPages()} label="All pages">
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
  </Pages>
);

type PagesProps = { list: Portions<SavedPage>; label: string; children: ReactNode };

const Pages = ({ list, label, children }: PagesProps) => (
  <Wall<SavedPage>
    label={label}
    list={list}
    sorry="There was a problem loading your saved coloring pages."
    empty={children}
    shown={(page) => ({
      id: page.id,
      title: page.title,
      picture: inForm(page.imageUrl, 'svg', 'letter'),
      alt: page.caption || page.title,
      text: page.caption !== page.title ? (page.caption ?? undefined) : undefined,
    })}
    card={(page, tilt, onLook) => <PageCard page={page} tilt={tilt} onLook={onLook} />}
  />
);
