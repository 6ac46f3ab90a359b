// The toast region, fetched with the first message: most visits to the landing page never need it.
import { lazy, Suspense } from 'react';
import { useMessage } from '../ui/toasts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/ToastRegion')).ToastRegion }));

export function Toasts() {
  const message = useMessage();
  return <Suspense>{message && <ToastRegion />}</Suspense>;
}
