// What the account forms say about what was typed.
import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { registerForm, signInForm } from './forms';

function complaints(form: ZodMiniType, typed: unknown): string[] {
  const read = form.safeParse(typed);
  return read.success ? [] : read.error.issues.map((issue) => issue.message);
}

it.each([
  [{ email: 'mia@example.org', displayName: '', password: '123456' }, []],
  [{ email: 'mia', displayName: '', password: '123456' }, ['Please enter a valid email address']],
  [{ email: 'mia@example.org', displayName: '', password: '' }, ['Password is required']],
  [
    { email: 'mia@example.org', displayName: '', password: '12345' },
    ['Password must be at least 6 characters'],
  ],
])('signing in with %j', (typed, said) => {
  expect(complaints(signInForm, typed)).toEqual(said);
});

it.each([
  [{ email: ' mia@example.org ', displayName: '', password: '123456' }, []],
  [{ email: '', displayName: 'Mia', password: '123456' }, ['Please enter a valid email address']],
  [
    { email: 'mia@example.org', displayName: '', password: '12345' },
    ['Password must be at least 6 characters long'],
  ],
])('registering with %j', (typed, said) => {
  expect(complaints(registerForm, typed)).toEqual(said);
});
