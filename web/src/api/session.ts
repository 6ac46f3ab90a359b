// Who is signed in.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call, callOrNull } from './call';
import type { components } from './schema';

export type User = components['schemas']['User'];
export type SignIn = components['schemas']['Login'];
export type Registration = components['schemas']['Register'];

const key = ['/api/auth/me'] as const;

/** What the server tells everybody alike. */
const ANYBODYS = ['/api/options', '/api/site'];

type Answer = components['schemas']['Me'];

export const fetchSession = async (): Promise<User | null> =>
  (await callOrNull<Answer>('/api/auth/me'))?.user ?? null;

const question = {
  queryKey: key,
  queryFn: async () => {
    const user = await fetchSession();
    note(user !== null);
    return user;
  },
};

/** Asks before anything is shown that wants to know. */
export function askWhoIsHere(cache: QueryClient): void {
  void cache.prefetchQuery(question);
}

/** Loading, anonymous (`null`) or a user; `lost` where the server cannot be reached. */
export function useSession() {
  const { data, isPending, isError, refetch } = useQuery(question);
  return { user: data ?? null, loading: isPending, lost: isError, askAgain: refetch };
}

/** Whether somebody was signed in here last time: where nobody was, a public page need not ask. */
const NOTE = 'pagelings.signedIn';

function note(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(NOTE, 'yes');
    else localStorage.removeItem(NOTE);
  } catch {
    // Then a public page takes everybody for a visitor.
  }
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(NOTE) === 'yes';
  } catch {
    return false;
  }
}

/** What the server just said about who is signed in. */
export function knowSession(cache: QueryClient, user: User): void {
  note(true);
  cache.setQueryData(key, user);
}

/** As `useSession`, for a page that anybody may see: asks only where somebody was signed in. */
export function useReturningMember() {
  const { data, isLoading } = useQuery({ queryKey: key, queryFn: fetchSession, enabled: wasSignedIn });
  return { user: data ?? null, loading: isLoading };
}

export async function signIn(cache: QueryClient, details: SignIn): Promise<User> {
  const { user } = await call<Answer>('/api/auth/login', { method: 'POST', json: details });
  knowSession(cache, user);
  return user;
}

export async function register(cache: QueryClient, details: Registration): Promise<User> {
  const { user } = await call<Answer>('/api/auth/register', { method: 'POST', json: details });
  knowSession(cache, user);
  return user;
}

export const signOut = (): Promise<void> => call('/api/auth/logout', { method: 'POST' });

/** The session is over: clears everything the server told us. */
export function forgetSession(cache: QueryClient): void {
  note(false);
  cache.setQueryData(key, null);
  cache.removeQueries({
    predicate: (query) => query.queryKey[0] !== key[0] && !ANYBODYS.includes(String(query.queryKey[0])),
  });
}

/** What to call a person: the display name, else the part of the e-mail before the @. */
export const nameOf = (user: User): string =>
  user.displayName?.trim() || (user.email.split('@')[0] ?? user.email);

/** Two letters for the avatar. */
export function initialsOf(user: User): string {
  const words = nameOf(user)
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => word[0] ?? '') : [nameOf(user).slice(0, 2)];
  return letters.join('').toUpperCase();
}
