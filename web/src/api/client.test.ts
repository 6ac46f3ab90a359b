// How often the server is asked.
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './client';

afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('an answer never goes stale, and nobody asks again', async () => {
  vi.useFakeTimers();
  queryClient.mount();
  const ask = vi.fn(() => Promise.resolve('pages'));
  const watch = () =>
    new QueryObserver(queryClient, { queryKey: ['pages'], queryFn: ask }).subscribe(() => {});
  const first = watch();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  const second = watch();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  first();
  second();
});

it('a refusal is not asked again', async () => {
  vi.useFakeTimers();
  const refuse = vi.fn(() => Promise.reject(new Error('500: no')));
  const asking = queryClient.fetchQuery({ queryKey: ['refused'], queryFn: refuse }).catch(() => 'refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asking).toBe('refused');
  expect(refuse).toHaveBeenCalledTimes(1);
});
