// The "Sign in Required" dialog: one comes back to where one was.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetSession } from '../../api/session';
import { paths } from '../../paths';
import { rememberWhere } from '../../ui/came-from';
import { Dialog } from '../../ui/Dialog';
import { forgetSignIn } from '../../ui/sign-in-required';

export function SignInRequired({ what }: { what: string }) {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const signIn = () => {
    rememberWhere(window.location.pathname + window.location.search);
    forgetSignIn();
    go(paths.welcome);
    forgetSession(cache);
  };
  return (
    <Dialog title="Sign in Required" onClose={forgetSignIn} className="max-w-[30rem]">
      <p className="mt-3">
        Please sign in to {what}. You come back right here, and nothing you made is lost.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={signIn} className="ink-button inked wax-sunflower max-sm:w-full">
          Sign In
        </button>
        <button type="button" onClick={forgetSignIn} className="ink-button inked max-sm:w-full">
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
