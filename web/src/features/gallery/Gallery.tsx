// Route /gallery: the family's wall. Which tab is open is in the address.
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { EmptyState } from '../../ui/Notices';
import { PaperTabs } from '../../ui/PaperTabs';
import { SavedPages } from './SavedPages';

const TABS = ['saved', 'uploads', 'featured'] as const;

export default function Gallery() {
  const [search, setSearch] = useSearchParams();
  const current = TABS.find((tab) => tab === search.get('tab')) ?? 'saved';
  return (
    <main id="main" className="mx-auto min-h-[calc(100dvh-76px)] max-w-[1320px] px-5 pb-20 pt-8 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Headline>Creative Gallery</Headline>
        <Link href={paths.home} className="ink-button inked wax-sunflower">
          <Icon name="plus" />
          Create New
        </Link>
      </div>
      <PaperTabs
        label="Gallery"
        className="mt-8"
        current={current}
        paper="bg-mint"
        onGo={(tab) => setSearch({ tab })}
        tabs={[
          {
            id: 'saved',
            label: 'Saved Pages',
            panel: (
              <SavedPages
                favorites={search.get('show') === 'favorites'}
                onShow={(show) => setSearch({ tab: 'saved', show })}
              />
            ),
          },
          {
            id: 'uploads',
            label: 'Uploads',
            panel: (
              <ComingNext
                title="Share Your Child’s Artwork"
                text="Soon you can hang your child’s own artwork here. We are still putting up this wall."
              />
            ),
          },
          {
            id: 'featured',
            label: 'Featured',
            panel: (
              <ComingNext
                title="Featured Artwork"
                text="Artwork that families chose to share will hang here. We are still putting up this wall."
              />
            ),
          },
        ]}
      />
    </main>
  );
}

const ComingNext = ({ title, text }: { title: string; text: string }) => (
  <EmptyState title={title}>{text}</EmptyState>
);
