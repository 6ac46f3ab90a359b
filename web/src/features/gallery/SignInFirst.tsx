// What the gallery shows to someone whose session is over.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetSession } from '../../api/session';
import { paths, withReturn } from '../../paths';
import { EmptyState } from '../../ui/Notices';

export function SignInFirst() {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const leave = (to: '/login' | '/register') => {
    go(withReturn(to, paths.gallery));
    forgetSession(cache);
  };
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <button type="button" onClick={() => leave(paths.login)} className="ink-button inked wax-sunflower">
        Sign In
      </button>
      <button type="button" onClick={() => leave(paths.register)} className="ink-button inked">
        Create Account
      </button>
    </div>
  );
  return <EmptyState title="Sign in to view your gallery" action={action} />;
}
