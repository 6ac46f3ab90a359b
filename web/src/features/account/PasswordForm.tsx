// A new password, and signing out other browsers.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { changePassword, signOutElsewhere } from '../../api/account';
import { ApiError, saidOr } from '../../api/call';
import { FieldError, PasswordField } from '../../ui/Field';
import { tell, warn } from '../../ui/toasts';
import { newPassword } from './forms';

const SORRY = 'There was a problem changing your password. Please try again.';

const shape = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Password is required')),
  newPassword,
});

export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(shape),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await changePassword(typed.currentPassword, typed.newPassword);
      form.reset();
      tell('Updated!', 'Your password is changed. Other browsers are signed out.');
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined;
      const at = field === 'currentPassword' || field === 'newPassword' ? field : 'root';
      form.setError(at, { message: saidOr(error, SORRY) });
      warn('Error changing password', SORRY);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FieldError text={errors.root?.message} />
      <button type="submit" disabled={isSubmitting} className="ink-button inked justify-self-start">
        {isSubmitting ? 'Changing...' : 'Change Password'}
      </button>
      <Elsewhere />
    </form>
  );
}

function Elsewhere() {
  const [running, setRunning] = useState(false);
  const signOut = async () => {
    setRunning(true);
    try {
      const others = await signOutElsewhere();
      tell(
        'Updated!',
        others === 0 ? 'You were signed in nowhere else.' : 'Every other browser is signed out.',
      );
    } catch {
      warn('Error signing out', 'The other browsers could not be signed out. Please try again.');
    }
    setRunning(false);
  };
  return (
    <button
      type="button"
      disabled={running}
      onClick={signOut}
      className="text-link min-h-11 justify-self-start text-left"
    >
      Sign out everywhere else
    </button>
  );
}
