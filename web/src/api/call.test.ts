// What a refused request reads like.
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, call, callOrNull, saidOr } from './call';

const answering = (status: number, text: string, statusText = '') =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status, statusText })));

afterEach(() => vi.unstubAllGlobals());

const refused = async (): Promise<ApiError> => {
  const error: unknown = await call('/api/x').catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('it was not refused');
};

it('asks with credentials for JSON, and reads it', async () => {
  const fetching = vi.fn(() => Promise.resolve(new Response('{"pages":[]}')));
  vi.stubGlobal('fetch', fetching);
  expect(await call('/api/x')).toEqual({ pages: [] });
  const how = { method: 'GET', credentials: 'include', headers: { Accept: 'application/json' } };
  expect(fetching).toHaveBeenCalledWith('/api/x', expect.objectContaining(how));
  await call('/api/x', { method: 'POST', json: { prompt: 'a cat' } });
  const sent = { 'Content-Type': 'application/json', Accept: 'application/json' };
  expect(fetching).toHaveBeenLastCalledWith(
    '/api/x',
    expect.objectContaining({ method: 'POST', headers: sent, body: '{"prompt":"a cat"}' }),
  );
});

it('is status, colon, body text', async () => {
  answering(500, 'the printer is on fire');
  expect((await refused()).message).toBe('500: the printer is on fire');
});

it('is status, colon, status text where there is no body', async () => {
  answering(503, '', 'Service Unavailable');
  expect((await refused()).message).toBe('503: Service Unavailable');
});

it('knows the server’s own sentence and the field to blame', async () => {
  answering(
    422,
    '{"status":422,"code":"invalid","message":"Age must be between 3 and 10","field":"character.age"}',
  );
  const error = await refused();
  expect([error.status, error.code, error.field]).toEqual([422, 'invalid', 'character.age']);
  expect(saidOr(error, 'Oops')).toBe('Age must be between 3 and 10');
  expect(saidOr(new TypeError('no network'), 'Oops')).toBe('Oops');
});

it('reads a signed-out answer as nothing where that is allowed, and an empty one as null', async () => {
  answering(401, '{"message":"Please sign in first."}');
  expect(await callOrNull('/api/auth/me')).toBeNull();
  answering(200, '');
  expect(await call('/api/auth/logout')).toBeNull();
});
