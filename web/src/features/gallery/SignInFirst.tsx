// What the gallery shows to someone whose session is over.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { forgetSession } from '../../api/session';
import { paths, withReturn } from '../../paths';
import { EmptyState } from '../../ui/Notices';

export function SignInFirst() {
  const cache = useQueryClient();
  const here = window.location.pathname + window.location.search;
  const leave = () => forgetSession(cache);
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <Link href={withReturn(paths.login, here)} onClick={leave} className="ink-button inked wax-sunflower">
        Sign In
      </Link>
      <Link href={withReturn(paths.register, here)} onClick={leave} className="ink-button inked">
        Create Account
      </Link>
    </div>
  );
  return <EmptyState title="Sign in to view your gallery" action={action} />;
}
