// A new account: e-mail, a display name if one likes, and a password.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, saidOr } from '../../api/call';
import { register } from '../../api/session';
import { CrayonButton } from '../../ui/Crayon';
import { Field, FieldError, PasswordField } from '../../ui/Field';
import { tell, warn } from '../../ui/toasts';
import { registerForm } from './forms';

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient();
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { email: '', displayName: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ displayName, ...details }) => {
    try {
      await register(cache, displayName ? { ...details, displayName } : details);
      tell('Welcome to Pagelings!', 'Your account has been created successfully.');
      onDone();
    } catch (error) {
      const answered = error instanceof ApiError;
      const said = answered
        ? saidOr(error, 'Please check your information and try again.')
        : 'An unexpected error occurred. Please try again.';
      warn(answered ? 'Registration Failed' : 'Registration Error', said);
      const field = answered ? error.field : undefined;
      form.setError(field === 'email' || field === 'password' || field === 'displayName' ? field : 'root', {
        message: said,
      });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      <p>
        For grown-ups: an account keeps your family’s pages in one place. It is free, and all it needs is an
        email address.
      </p>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label="Display Name"
        note="(optional)"
        autoComplete="nickname"
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FieldError text={errors.root?.message} />
      <CrayonButton type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </CrayonButton>
    </form>
  );
}
