// Deleting the account: asked twice, done at once.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { deleteAccount } from '../../api/account';
import { saidOr } from '../../api/call';
import { forgetSession } from '../../api/session';
import { paths } from '../../paths';
import { Dialog } from '../../ui/Dialog';
import { PasswordField } from '../../ui/Field';
import { forgetDrafts } from '../../ui/remembered';
import { tell } from '../../ui/toasts';

const SORRY = 'There was a problem deleting your account. Please try again.';

export function Leaving() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-2">
        Your account, pages, uploads and adventures are gone at once and for good. Nobody can bring them back.
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="mt-3 min-h-11 font-bold text-ember underline decoration-2 underline-offset-4"
      >
        Delete my account
      </button>
      {asking && <Really onNo={() => setAsking(false)} />}
    </>
  );
}

function Really({ onNo }: { onNo: () => void }) {
  const { password, setPassword, wrong, running, remove } = useRemoving();
  return (
    <Dialog title="Delete your account?" onClose={onNo} className="max-w-[32rem]">
      <form onSubmit={remove} noValidate className="mt-3 grid gap-5">
        <p>
          Everything you made here goes with it. If you want to keep it, go back and press{' '}
          <b>Download everything</b> first.
        </p>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={wrong}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={onNo} className="ink-button inked max-sm:w-full">
            Keep my account
          </button>
          <button
            type="submit"
            disabled={running}
            className="min-h-[60px] rounded-[22px] bg-ember px-7 font-display text-[1.120rem] font-bold text-paper max-sm:w-full"
          >
            {running ? 'Deleting...' : 'Delete for good'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useRemoving() {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [running, setRunning] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setWrong('Password is required');
    setRunning(true);
    try {
      await deleteAccount(password);
      go(paths.home);
      forgetSession(cache);
      forgetDrafts();
      tell('Deleted!', 'Your account and everything in it is gone. Goodbye!');
    } catch (error) {
      setRunning(false);
      setWrong(saidOr(error, SORRY));
    }
  };
  return { password, setPassword, wrong, running, remove };
}
