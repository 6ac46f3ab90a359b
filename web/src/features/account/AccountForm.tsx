// Signing in, or making an account: the fields of a door, and what it says.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, saidOr } from '../../api/call';
import type { AuthTab } from '../../ui/auth-dialog';
import { CrayonButton } from '../../ui/Crayon';
import { Field, FieldError, PasswordField } from '../../ui/Field';
import { tell, warn } from '../../ui/toasts';
import { DOORS, type Door } from './doors';
import type { Typed } from './forms';

type Props = { tab: AuthTab; onDone: () => void };

export function AccountForm({ tab, onDone }: Props) {
  const door = DOORS[tab];
  const { form, submit } = useEntering(door, onDone);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      {tab === 'register' && (
        <p>
          <b>For grown-ups:</b> an account keeps your family’s pages in one place. It is free, and all it
          needs is an email address.
        </p>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {tab === 'register' && (
        <Field
          label="Display Name"
          note="(optional)"
          autoComplete="nickname"
          error={errors.displayName?.message}
          {...form.register('displayName')}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete={door.password}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FieldError text={errors.root?.message} />
      <CrayonButton type="submit" disabled={isSubmitting}>
        {isSubmitting ? door.busy : door.press}
      </CrayonButton>
    </form>
  );
}

function useEntering(door: Door, onDone: () => void) {
  const cache = useQueryClient();
  const form = useForm<Typed>({
    resolver: zodResolver(door.accepts),
    defaultValues: { email: '', displayName: '', password: '' },
  });
  const submit = form.handleSubmit(async (typed) => {
    try {
      if (!(await door.enter(cache, typed))) return;
      tell(...door.welcome);
      onDone();
    } catch (error) {
      const [title, advice] = door.refused;
      const answered = error instanceof ApiError;
      const said = answered ? saidOr(error, advice) : 'An unexpected error occurred. Please try again.';
      warn(answered ? title : door.broken, said);
      const field = answered ? error.field : undefined;
      form.setError(fieldOf(field), { message: said });
    }
  });
  return { form, submit };
}

/** Under which field the server's sentence belongs. */
const fieldOf = (field: string | undefined) =>
  field === 'email' || field === 'password' || field === 'displayName' ? field : 'root';
