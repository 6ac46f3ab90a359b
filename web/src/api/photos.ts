// The calls that turn a photo into a page.
import { ApiError, call } from './call';
import type { components } from './schema';

/** How a page is made of a photo. */
export type PhotoSettings = { style: string; detailAmount: number; lineThickness: number };
export type PhotoWish = PhotoSettings & {
  image: File;
  caption: string;
  /** Instant: on this server. Otherwise by the outside service its operator chose. */
  instant: boolean;
  detailLevel: 'high' | 'custom';
};

function formOf(wish: PhotoWish): FormData {
  const form = new FormData();
  form.set('image', wish.image);
  form.set('caption', wish.caption);
  form.set('useOpenCV', String(wish.instant));
  form.set('detailLevel', wish.detailLevel);
  form.set('style', wish.style);
  form.set('detailAmount', String(wish.detailAmount));
  form.set('lineThickness', String(wish.lineThickness));
  return form;
}

/** `message` is said where there was nothing to draw. */
export type PhotoPage = Pick<components['schemas']['PhotoPage'], 'imageUrl' | 'message'>;

/** An answer without `imageUrl` counts as a failure. */
export async function transformPhoto(wish: PhotoWish, signal?: AbortSignal): Promise<PhotoPage> {
  const path = wish.instant ? '/api/transform-photo-opencv' : '/api/transform-photo';
  const answer = await call<PhotoPage | null>(path, {
    method: 'POST',
    form: formOf(wish),
    signal,
  });
  if (!answer?.imageUrl) throw new Error('The answer held no picture.');
  return answer;
}

/** Refusals that stay refusals however often one asks: signed out, or the photo itself is wrong. */
const FINAL = [401, 413, 415, 422];
const ATTEMPTS = 3;
const WAIT_MS = 1000;

/** As `transformPhoto`, but tries up to three times, a second apart. */
export async function transformPhotoPatiently(wish: PhotoWish): Promise<PhotoPage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transformPhoto(wish);
    } catch (error) {
      if (attempt === ATTEMPTS || (error instanceof ApiError && FINAL.includes(error.status))) throw error;
      await new Promise((done) => setTimeout(done, WAIT_MS));
    }
  }
}
