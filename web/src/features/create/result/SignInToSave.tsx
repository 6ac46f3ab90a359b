// Asked when someone saves without a session; the way back leads to the same page.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetSession } from '../../../api/session';
import { paths, withReturn } from '../../../paths';
import { Dialog } from '../../../ui/Dialog';

export function SignInToSave({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const leave = (to: '/login' | '/register') => {
    go(withReturn(to, window.location.pathname + window.location.search));
    forgetSession(cache);
  };
  return (
    <Dialog title="Sign in to save your creation" onClose={onClose} className="max-w-[30rem]">
      <p className="mt-3">Your page stays right here. Come back to it after signing in.</p>
      <div className="mt-6 grid gap-3">
        <button type="button" onClick={() => leave(paths.login)} className="ink-button inked wax-sunflower">
          Sign in
        </button>
        <button type="button" onClick={() => leave(paths.register)} className="ink-button inked">
          Create an account
        </button>
      </div>
    </Dialog>
  );
}
