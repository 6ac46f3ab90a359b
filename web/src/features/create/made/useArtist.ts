// Asking the artist for a page of words. A session that ran out asks for a sign-in; nothing is lost.
import { useMutation } from '@tanstack/react-query';
import { isSignedOut, saidOr } from '../../../api/call';
import { drawWords, type Words } from '../../../api/create';
import { openAuth } from '../../../ui/auth-dialog';
import { tell, warn } from '../../../ui/toasts';
import { type Made, madeOf } from './made';

type Said = readonly [title: string, description?: string];
type Toasts = { done: Said; failed: Said };

export function useArtist({ done, failed }: Toasts, onMade: (made: Made) => void) {
  const drawing = useMutation({ mutationFn: drawWords });
  const draw = (words: Words) =>
    drawing.mutate(words, {
      onSuccess: (drawn) => {
        tell(...done);
        onMade(madeOf(words, drawn));
      },
      onError: (error) => {
        warn(...failed);
        if (isSignedOut(error)) openAuth('login');
      },
    });
  return {
    draw,
    busy: drawing.isPending,
    /** What went wrong, to be said in place. */
    trouble: drawing.isError ? saidOr(drawing.error, failed[1] ?? failed[0]) : undefined,
  };
}
