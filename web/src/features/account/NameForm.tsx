// What one is called.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rename } from '../../api/account';
import { saidOr } from '../../api/call';
import type { User } from '../../api/session';
import { Field } from '../../ui/Field';
import { tell, warn } from '../../ui/toasts';
import { displayName } from './forms';

const SORRY = 'There was a problem saving your name. Please try again.';

export function NameForm({ user }: { user: User }) {
  const cache = useQueryClient();
  const form = useForm({
    resolver: zodResolver(z.object({ displayName })),
    defaultValues: { displayName: user.displayName ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await rename(cache, typed.displayName);
      tell('Updated!', 'Your name is saved.');
    } catch (error) {
      form.setError('displayName', { message: saidOr(error, SORRY) });
      warn('Error saving name', SORRY);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <Field
        label="Display Name"
        note="(optional)"
        autoComplete="nickname"
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <button type="submit" disabled={isSubmitting} className="ink-button inked justify-self-start">
        {isSubmitting ? 'Saving...' : 'Save Name'}
      </button>
    </form>
  );
}
