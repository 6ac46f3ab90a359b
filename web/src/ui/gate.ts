// The grown-ups' gate: a small task before money, publicity and other people's sites. Solved once a visit.
import { useSyncExternalStore } from 'react';

const KEY = 'pagelings.grownUp';

type Answered = (solved: boolean) => void;

let waiting: Answered | null = null;
const listeners = new Set<() => void>();

function set(next: Answered | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Without storage the task is asked each time. */
function solvedBefore(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether a grown-up is there: at once where the task was solved before, else when it is answered. */
export function askGrownUp(): Promise<boolean> {
  if (solvedBefore()) return Promise.resolve(true);
  waiting?.(false);
  return new Promise((answered) => set(answered));
}

/** Closes the task; whoever asked goes on. */
export function answerGate(solved: boolean): void {
  if (solved) {
    try {
      sessionStorage.setItem(KEY, 'yes');
    } catch {
      // Then it is asked again next time.
    }
  }
  waiting?.(solved);
  set(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the task is asked at the moment. */
export const useTask = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );

/** Two factors of a product a young child cannot know: 6 to 9 and 12 to 19. */
export function newTask(random: () => number = Math.random): readonly [number, number] {
  return [6 + Math.floor(random() * 4), 12 + Math.floor(random() * 8)];
}
