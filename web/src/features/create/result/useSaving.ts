// Saving a page: only with a session that still holds; otherwise the sign-in dialog.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSignedOut } from '../../../api/call';
import { type PageToSave, savePage } from '../../../api/pages';
import { fetchSession, useSession } from '../../../api/session';
import { tell, warn } from '../../../ui/toasts';

const NO_IMAGE = ['No image to save', 'Please generate a coloring page first.'] as const;

/** What stands in the way of saving, before the server is asked. */
export function obstacleTo(saving: {
  imageUrl: string;
  signedIn: boolean;
}): typeof NO_IMAGE | 'sign in' | undefined {
  if (!saving.imageUrl) return NO_IMAGE;
  return saving.signedIn ? undefined : 'sign in';
}

export function useSaving(page: PageToSave, onSaved: () => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const expired = () => {
    warn('Session expired', 'Please log in again to save to your gallery.');
    setAsking(true);
  };
  const send = async () => {
    if (!(await fetchSession().catch(() => null))) return expired();
    try {
      await savePage(cache, page);
      onSaved();
      tell('Saved to gallery!', 'You find it there whenever you like.');
    } catch (error) {
      if (isSignedOut(error)) expired();
      else
        warn('Error saving to gallery', 'There was a problem saving your coloring page. Please try again.');
    }
  };
  const save = async () => {
    const obstacle = obstacleTo({ imageUrl: page.imageUrl, signedIn: user !== null });
    if (obstacle === 'sign in') return setAsking(true);
    if (obstacle) return warn(...obstacle);
    setBusy(true);
    await send();
    setBusy(false);
  };
  return { busy, asking, save, stopAsking: () => setAsking(false) };
}
