// The auth dialog, fetched when it is first opened.
import { lazy, Suspense } from 'react';
import { useAuthDialog } from '../ui/auth-dialog';

const AuthDialog = lazy(async () => ({
  default: (await import('../features/account/AuthDialog')).AuthDialog,
}));

export function Account() {
  const tab = useAuthDialog();
  return <Suspense>{tab && <AuthDialog tab={tab} />}</Suspense>;
}
