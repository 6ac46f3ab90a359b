// One act at a time on one thing: which runs, and what to say when it fails.
import { useState } from 'react';
import { isSignedOut } from '../../api/call';
import { requireSignIn } from '../../ui/sign-in-required';
import { warn } from '../../ui/toasts';

export type Sorry = readonly [title: string, text: string];

/** Says sorry; where the session is over, asks to sign in instead. */
export function sayWhy(error: unknown, sorry: Sorry): void {
  if (isSignedOut(error)) requireSignIn('do that');
  else warn(...sorry);
}

export function useActs<Act extends string>() {
  const [running, setRunning] = useState<Act | null>(null);
  const during = async (act: Act, work: () => Promise<void>, sorry: Sorry) => {
    if (running) return;
    setRunning(act);
    await work().catch((error) => sayWhy(error, sorry));
    setRunning(null);
  };
  return { running, during };
}
