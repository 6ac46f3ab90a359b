// Route /gallery: the family's wall. Which tab is open is in the address.
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { PaperTabs } from '../../ui/PaperTabs';
import { Featured } from './Featured';
import { SavedPages } from './SavedPages';
import { Uploads } from './Uploads';

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
          { id: 'uploads', label: 'Uploads', panel: <Uploads /> },
          { id: 'featured', label: 'Featured', panel: <Featured /> },
        ]}
      />
    </main>
  );
}
