// What can be done with an uploaded picture: one thing at a time.
import { useQueryClient } from '@tanstack/react-query';
import { asPng, deleteUpload, feature, like, type Upload } from '../../api/uploads';
import { download, hyphenated } from '../../ui/download';
import { askGrownUp } from '../../ui/gate';
import { NOT_LOADED } from '../../ui/printPage';
import { tell } from '../../ui/toasts';
import { comeBack, leave } from './leaving';
import { sayWhy, useActs } from './useActs';

type Act = 'like' | 'save' | 'feature';

const NO_LIKE = ['Error liking artwork', 'There was a problem liking this artwork.'] as const;
const NO_FEATURE = ['Error updating artwork', 'There was a problem updating featured status.'] as const;
const NOT_GONE = ['Error deleting artwork', 'There was a problem deleting your artwork.'] as const;

export function useArtworkActs(art: Upload) {
  const cache = useQueryClient();
  const { running, during } = useActs<Act>();
  const giveHeart = async () => {
    await like(cache, art);
    if (art.isLiked) tell('Updated!', 'Your like is taken back.');
    else tell('Liked!', `You like “${art.title}”.`);
  };
  const take = async () => {
    const name = `${hyphenated(art.title)}.png`;
    await download(asPng(art.imageUrl), name);
    tell('Download started!', `${name} is on its way.`);
  };
  const setApart = async () => {
    if (!art.isFeatured && !(await askGrownUp())) return;
    await feature(cache, art.id);
    tell('Updated!', art.isFeatured ? 'It is no longer featured.' : whenShown(art));
  };
  return {
    running,
    like: () => during('like', giveHeart, NO_LIKE),
    save: () => during('save', take, NOT_LOADED),
    feature: () => during('feature', setApart, NO_FEATURE),
    remove: () => {
      leave(
        art.id,
        () => deleteUpload(cache, art.id),
        (error) => sayWhy(error, NOT_GONE),
      );
      tell('Deleted!', `“${art.title}” is gone.`, () => comeBack(art.id));
    },
  };
}

const whenShown = (art: Upload): string => {
  if (!art.isPublic) return 'It is marked as featured, and still seen by you alone.';
  return art.review === 'approved'
    ? 'It hangs among the featured artwork now.'
    : 'It hangs among the featured artwork as soon as it is approved.';
};
