// One's own account: what one is called, the password, taking everything along, leaving.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import type { components } from './schema';
import { knowSession } from './session';

type Shape = components['schemas'];

export async function rename(cache: QueryClient, displayName: string): Promise<void> {
  const { user } = await call<Shape['Me']>('/api/account', { method: 'PATCH', json: { displayName } });
  knowSession(cache, user);
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await call<Shape['Me']>('/api/account/password', {
    method: 'POST',
    json: { currentPassword, newPassword },
  });
}

/** How many other browsers were signed out. */
export const signOutElsewhere = async (): Promise<number> =>
  (
    await call<Shape['SignedOutElsewhere']>('/api/account/sign-out-elsewhere', {
      method: 'POST',
    })
  ).sessions;

export async function deleteAccount(password: string): Promise<void> {
  await call('/api/account', { method: 'DELETE', json: { password } });
}

/** A zip of everything one has here. */
export const EVERYTHING = '/api/account/export';
