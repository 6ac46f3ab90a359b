// The dialogs of signing in, fetched when one of them is first opened.
import { lazy, Suspense } from 'react';
import { useAuthDialog } from '../ui/auth-dialog';
import { useSignInRequired } from '../ui/sign-in-required';

const AuthDialog = lazy(async () => ({
  default: (await import('../features/account/AuthDialog')).AuthDialog,
}));
const SignInRequired = lazy(async () => ({
  default: (await import('../features/account/SignInRequired')).SignInRequired,
}));

export function Account() {
  const tab = useAuthDialog();
  const what = useSignInRequired();
  return (
    <Suspense>
      {tab && <AuthDialog tab={tab} />}
      {what && <SignInRequired what={what} />}
    </Suspense>
  );
}
