// What can be done with a saved page: one thing at a time.
import { useQueryClient } from '@tanstack/react-query';
import { deletePage, type SavedPage, toggleFavorite } from '../../api/pages';
import { inForm } from '../../api/pictures';
import { download, hyphenated } from '../../ui/download';
import { usePaper } from '../../ui/paper';
import { NOT_LOADED, printPage } from '../../ui/printPage';
import { tell } from '../../ui/toasts';
import { comeBack, leave } from './leaving';
import { sayWhy, useActs } from './useActs';

type Act = 'favorite' | 'print' | 'download';

const NO_STAR = ['Error updating favorite', 'There was a problem updating your favorite status.'] as const;
const NOT_GONE = ['Error deleting page', 'There was a problem deleting your coloring page.'] as const;

export function usePageActs(page: SavedPage) {
  const cache = useQueryClient();
  const paper = usePaper();
  const { running, during } = useActs<Act>();
  const favorite = async () => {
    await toggleFavorite(cache, page.id);
    tell('Updated!', page.isFavorite ? 'The page is no longer a favorite.' : 'The page is a favorite now.');
  };
  const take = async () => {
    const name = `${hyphenated(page.title)}.png`;
    await download(inForm(page.imageUrl, 'png', paper), name);
    tell('Download started!', `${name} is on its way.`);
  };
  return {
    running,
    favorite: () => during('favorite', favorite, NO_STAR),
    download: () => during('download', take, NOT_LOADED),
    print: () =>
      during(
        'print',
        () =>
          printPage({
            title: page.title,
            picture: inForm(page.imageUrl, 'svg', paper),
            caption: page.caption ?? '',
            paper,
          }),
        NOT_LOADED,
      ),
    remove: () => {
      leave(
        page.id,
        () => deletePage(cache, page.id),
        (error) => sayWhy(error, NOT_GONE),
      );
      tell('Deleted!', `“${page.title}” is gone from your gallery.`, () => comeBack(page.id));
    },
  };
}
