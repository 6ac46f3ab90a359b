// The grown-ups' task, fetched when it is first asked.
import { lazy, Suspense } from 'react';
import { useTask } from '../ui/gate';

const GrownUpGate = lazy(async () => ({ default: (await import('../ui/GrownUpGate')).GrownUpGate }));

export function Gate() {
  const asked = useTask();
  return <Suspense>{asked && <GrownUpGate />}</Suspense>;
}
