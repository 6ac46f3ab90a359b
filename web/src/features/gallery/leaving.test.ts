// Deleting with a way back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack, finishLeaving, leave, UNDO_FOR } from './leaving';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  finishLeaving();
  vi.useRealTimers();
});

const gone: string[] = [];
const removing = (id: string) => async () => {
  gone.push(id);
};
beforeEach(() => {
  gone.length = 0;
});

it('goes for good only when the undo is over', async () => {
  leave('a', removing('a'), () => {});
  await vi.advanceTimersByTimeAsync(UNDO_FOR - 1);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['a']);
});

it('stays when it is called back', async () => {
  leave('a', removing('a'), () => {});
  comeBack('a');
  await vi.advanceTimersByTimeAsync(UNDO_FOR * 2);
  expect(gone).toEqual([]);
});

it('makes room for the next one, which alone can be called back', async () => {
  leave('a', removing('a'), () => {});
  leave('b', removing('b'), () => {});
  expect(gone).toEqual(['a']);
  comeBack('a');
  comeBack('b');
  await vi.advanceTimersByTimeAsync(UNDO_FOR * 2);
  expect(gone).toEqual(['a']);
});

it('says sorry when it could not go', async () => {
  const sorry = vi.fn();
  leave('a', () => Promise.reject(new Error('no')), sorry);
  await vi.advanceTimersByTimeAsync(UNDO_FOR);
  expect(sorry).toHaveBeenCalledOnce();
});
