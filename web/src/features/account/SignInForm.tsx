// Signing in: e-mail and password.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, saidOr } from '../../api/call';
import { signIn } from '../../api/session';
import { CrayonButton } from '../../ui/Crayon';
import { Field, FieldError, PasswordField } from '../../ui/Field';
import { tell, warn } from '../../ui/toasts';
import { signInForm } from './forms';

export function SignInForm({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient();
  const form = useForm({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (details) => {
    try {
      await signIn(cache, details);
      tell('Welcome back!', 'You have successfully logged in.');
      onDone();
    } catch (error) {
      const answered = error instanceof ApiError;
      const said = answered
        ? saidOr(error, 'Please check your credentials and try again.')
        : 'An unexpected error occurred. Please try again.';
      warn(answered ? 'Login Failed' : 'Login Error', said);
      form.setError('root', { message: said });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FieldError text={errors.root?.message} />
      <CrayonButton type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </CrayonButton>
    </form>
  );
}
