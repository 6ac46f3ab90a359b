// Leaving: ends the session, forgets drafts, says so.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetSession, signOut } from '../../api/session';
import { paths } from '../../paths';
import { forgetDrafts } from '../../ui/remembered';
import { tell, warn } from '../../ui/toasts';

export function useLogout(): () => Promise<void> {
  const cache = useQueryClient();
  const [, go] = useLocation();
  return async () => {
    try {
      await signOut();
      go(paths.home);
      forgetSession(cache);
      forgetDrafts();
      tell('Logged out', 'You have been successfully logged out.');
    } catch {
      warn('Logout Error', 'An error occurred during logout.');
    }
  };
}
