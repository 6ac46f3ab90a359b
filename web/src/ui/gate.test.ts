// The grown-ups' gate: asked once, and hard enough.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerGate, askGrownUp, newTask } from './gate';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('lets in who solves the task, and does not ask again', async () => {
  const first = askGrownUp();
  answerGate(true);
  expect(await first).toBe(true);
  expect(await askGrownUp()).toBe(true);
});

it('keeps out who goes back, and asks again', async () => {
  const first = askGrownUp();
  answerGate(false);
  expect(await first).toBe(false);
  const second = askGrownUp();
  answerGate(true);
  expect(await second).toBe(true);
});

it.each([0, 0.5, 0.999])('asks for a product of a one-digit and a two-digit number (%d)', (luck) => {
  const [one, other] = newTask(() => luck);
  expect(one).toBeGreaterThanOrEqual(6);
  expect(one).toBeLessThanOrEqual(9);
  expect(other).toBeGreaterThanOrEqual(12);
  expect(other).toBeLessThanOrEqual(19);
});
