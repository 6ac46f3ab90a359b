// The two doors into an account: what each asks for, says and does.
import type { QueryClient } from '@tanstack/react-query';
import { register, signIn } from '../../api/session';
import type { AuthTab } from '../../ui/auth-dialog';
import { askGrownUp } from '../../ui/gate';
import { registerForm, signInForm, type Typed } from './forms';

export type Door = {
  accepts: typeof signInForm | typeof registerForm;
  /** The words on the crayon, at rest and at work. */
  press: string;
  busy: string;
  password: 'current-password' | 'new-password';
  /** False where somebody thought better of it. */
  enter: (cache: QueryClient, typed: Typed) => Promise<boolean>;
  welcome: readonly [title: string, text: string];
  /** The server said no. */
  refused: readonly [title: string, text: string];
  /** Nobody said anything. */
  broken: string;
};

export const DOORS: Record<AuthTab, Door> = {
  login: {
    accepts: signInForm,
    press: 'Sign In',
    busy: 'Signing In...',
    password: 'current-password',
    enter: async (cache, { email, password }) => {
      await signIn(cache, { email, password });
      return true;
    },
    welcome: ['Welcome back!', 'You have successfully logged in.'],
    refused: ['Login Failed', 'Please check your credentials and try again.'],
    broken: 'Login Error',
  },
  register: {
    accepts: registerForm,
    press: 'Create Account',
    busy: 'Creating Account...',
    password: 'new-password',
    enter: async (cache, { email, password, displayName }) => {
      if (!(await askGrownUp())) return false;
      await register(cache, displayName ? { email, password, displayName } : { email, password });
      return true;
    },
    welcome: ['Welcome to Pagelings!', 'Your account has been created successfully.'],
    refused: ['Registration Failed', 'Please check your information and try again.'],
    broken: 'Registration Error',
  },
};
