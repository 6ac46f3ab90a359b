// What the account forms accept, and what they say about the rest.
import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.email('Please enter a valid email address'));
export const displayName = z.string().check(z.trim(), z.maxLength(80, 'Please use at most 80 characters'));
export const newPassword = z.string().check(z.minLength(6, 'Password must be at least 6 characters long'));

/** The fields of both forms; signing in leaves the display name alone. */
export type Typed = { email: string; displayName: string; password: string };

export const signInForm = z.object({
  email,
  displayName: z.string(),
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(6, 'Password must be at least 6 characters'),
    ),
});

export const registerForm = z.object({ email, displayName, password: newPassword });
