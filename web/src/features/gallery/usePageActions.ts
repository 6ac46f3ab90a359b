// What can be done with a saved page: one thing at a time.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePage, type SavedPage, toggleFavorite } from '../../api/pages';
import { inForm } from '../../api/pictures';
import { download, hyphenated } from '../../ui/download';
import { usePaper } from '../../ui/paper';
import { printInFrame, printInWindow } from '../../ui/print';
import { tell, warn } from '../../ui/toasts';

export type Doing = 'favorite' | 'print' | 'download' | 'delete';

export function usePageActions(page: SavedPage) {
  const cache = useQueryClient();
  const paper = usePaper();
  const [doing, setDoing] = useState<Doing | null>(null);
  const during = async (what: Doing, act: () => Promise<void>, sorry: () => void) => {
    setDoing(what);
    await act().catch(sorry);
    setDoing(null);
  };
  const notLoaded = () =>
    warn('Error loading image', 'The coloring page image could not be loaded. Please try again.');
  return {
    doing,
    favorite: () =>
      during(
        'favorite',
        async () => {
          await toggleFavorite(cache, page.id);
          tell(
            'Updated!',
            page.isFavorite ? 'The page is no longer a favorite.' : 'The page is a favorite now.',
          );
        },
        () => warn('Error updating favorite', 'There was a problem updating your favorite status.'),
      ),
    remove: () =>
      during(
        'delete',
        async () => {
          await deletePage(cache, page.id);
          tell('Deleted!', 'The page is gone from your gallery.');
        },
        () => warn('Error deleting page', 'There was a problem deleting your coloring page.'),
      ),
    download: () =>
      during(
        'download',
        async () => {
          const name = `${hyphenated(page.title)}.png`;
          await download(inForm(page.imageUrl, 'png', paper), name);
          tell('Download started!', `${name} is on its way.`);
        },
        notLoaded,
      ),
    print: () =>
      during(
        'print',
        async () => {
          const what = toPrint(page, paper);
          const opened = printInWindow(what);
          if (opened) tell('Print dialog opened!', 'Your coloring page is ready to print.');
          else warn('Popup blocked', 'Please allow popups to print the coloring page.');
          await (opened || printInFrame(what));
        },
        notLoaded,
      ),
  };
}

const toPrint = (page: SavedPage, paper: ReturnType<typeof usePaper>) => ({
  title: page.title,
  picture: inForm(page.imageUrl, 'svg', paper),
  caption: page.caption ?? '',
  paper,
});
