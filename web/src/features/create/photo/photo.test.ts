// The rules of photo mode.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { transformPhotoPatiently } from '../../../api/photos';
import { type Act, captionOf, change, DEFAULTS, type PhotoDraft, refusalOf, START } from './photo';

const having = (...acts: Act[]): PhotoDraft => acts.reduce(change, START);

it.each([
  ['beach-day_2024.jpg', 'Beach Day 2024'],
  ['grandma.and.me.PNG', 'Grandma.and.me'],
  ['élan vital.webp', 'Élan Vital'],
  ['photo', 'Photo'],
])('a photo called %j is captioned %j', (name, caption) => expect(captionOf(name)).toBe(caption));

it('fills in only an empty caption, and forgets it with the photo', () => {
  const named = having({ do: 'photo', name: 'my-dog.jpg' });
  expect(named.caption).toBe('My Dog');
  expect(change(named, { do: 'photo', name: 'my-cat.jpg' }).caption).toBe('My Dog');
  expect(change(named, { do: 'remove' }).caption).toBe('');
});

it.each([
  ['image/gif', 10, 'Invalid file type'],
  ['', 10, 'Invalid file type'],
  ['image/webp', 5 * 1024 * 1024 + 1, 'File too large'],
  ['image/jpeg', 5 * 1024 * 1024, undefined],
])('%s of %d bytes: %s', (type, size, title) => expect(refusalOf({ type, size })?.[0]).toBe(title));

it('a new page starts with the usual settings, an update brings its own', () => {
  const settings = { style: 'standard', detailAmount: 20, lineThickness: 4 };
  const updated = having(
    { do: 'made', page: { imageUrl: 'a.png' } },
    { do: 'saved' },
    { do: 'updated', page: { imageUrl: 'b.png', message: 'Pale!' }, settings },
  );
  expect([updated.page, updated.message, updated.settings, updated.saved]).toEqual([
    'b.png',
    'Pale!',
    settings,
    false,
  ]);
  expect(change(updated, { do: 'made', page: { imageUrl: 'c.png' } }).settings).toEqual(DEFAULTS);
  expect(change(change(updated, { do: 'way', way: 'ai' }), { do: 'new' })).toEqual({ ...START, way: 'ai' });
});

const wish = {
  ...DEFAULTS,
  image: new File(['x'], 'x.png', { type: 'image/png' }),
  caption: '',
  instant: true,
  detailLevel: 'high',
} as const;

/** Answers with these statuses, one after the other. */
function answering(...statuses: number[]) {
  const fetching = vi.fn(() => {
    const status = statuses.shift() ?? 200;
    return Promise.resolve(
      new Response(status === 200 ? '{"imageUrl":"/api/images/1.png"}' : 'no', { status }),
    );
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a photo is sent three times, a second apart, before giving up', async () => {
  const fetching = answering(500, 502, 200);
  const page = transformPhotoPatiently(wish);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await page).toEqual({ imageUrl: '/api/images/1.png' });

  const given = answering(500, 500, 500, 200);
  const failed = transformPhotoPatiently(wish).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toBe('500: no');
  expect(given).toHaveBeenCalledTimes(3);
});

it('a photo that cannot become a page is not sent again', async () => {
  const fetching = answering(422);
  await expect(transformPhotoPatiently(wish)).rejects.toThrow('422');
  expect(fetching).toHaveBeenCalledTimes(1);
});
