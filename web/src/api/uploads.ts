// Artwork families uploaded: the lists, and what can be done with one picture.
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
import type { components } from './schema';

export type Upload = components['schemas']['Upload'];
type One = components['schemas']['OneUpload'];

const key = ['/api/uploads'] as const;
const PORTION = 24;

const someUploads = (path: string) => async (after: string | null) => {
  const { uploads, next } = await call<components['schemas']['SomeUploads']>(portionOf(path, after, PORTION));
  return { items: uploads, next };
};

export const useOwnUploads = () => usePortions<Upload>([...key, 'user'], someUploads('/api/uploads/user'));
export const usePublicUploads = () =>
  usePortions<Upload>([...key, 'public'], someUploads('/api/uploads/public'));
export const useFeatured = () =>
  usePortions<Upload>([...key, 'featured'], someUploads('/api/uploads/featured'));

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: key });

export async function upload(cache: QueryClient, form: FormData): Promise<void> {
  await call<One>('/api/uploads', { method: 'POST', form });
  await refresh(cache);
}

/** Likes a picture, or takes the like back. */
export async function like(cache: QueryClient, { id, isLiked }: Upload): Promise<void> {
  const { upload } = await call<One>(`/api/uploads/${id}/like`, { method: isLiked ? 'DELETE' : 'POST' });
  changeEverywhere<Upload>(cache, key, id, () => upload);
}

export async function feature(cache: QueryClient, id: Upload['id']): Promise<void> {
  const { upload } = await call<One>(`/api/uploads/${id}/featured`, { method: 'POST' });
  changeEverywhere<Upload>(cache, key, id, () => upload);
  await cache.invalidateQueries({ queryKey: [...key, 'featured'] });
}

export async function report(cache: QueryClient, id: Upload['id'], reason: string): Promise<void> {
  await call(`/api/uploads/${id}/report`, { method: 'POST', json: { reason } });
  changeEverywhere<Upload>(cache, key, id, () => null);
}

export async function deleteUpload(cache: QueryClient, id: Upload['id']): Promise<void> {
  await call(`/api/uploads/${id}`, { method: 'DELETE', keepalive: true });
  changeEverywhere<Upload>(cache, key, id, () => null);
}

/** The same picture as a PNG, to keep. */
export const asPng = (imageUrl: string): string => imageUrl.replace(/\.jpg$/, '.png');
