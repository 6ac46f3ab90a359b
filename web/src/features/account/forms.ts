// What the two account forms accept, and what they say about the rest.
import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.email('Please enter a valid email address'));

export const signInForm = z.object({
  email,
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(6, 'Password must be at least 6 characters'),
    ),
});

export const registerForm = z.object({
  email,
  displayName: z.string().check(z.trim(), z.maxLength(80, 'Please use at most 80 characters')),
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters long')),
});
