// Drafts outlive a reload, a sign-in and a session that ran out: kept in this browser until logout.
import { useCallback, useRef, useState } from 'react';
import { draftKey, recall, remember } from './remembered';

/**
 * Whether something read back has the shape of `like`, all the way down. Lists hold what their first item is like;
 * where `like` has none, texts.
 */
export function isShapedLike<Shape>(value: unknown, like: Shape): value is Shape {
  if (Array.isArray(like)) {
    const one: unknown = like[0] ?? '';
    return Array.isArray(value) && value.every((each) => isShapedLike(each, one));
  }
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(like).every(([key, part]) => isShapedLike<unknown>(Reflect.get(value, key), part));
}

/**
 * A reducer whose state is kept under `name`; what does not look like `shape` any more is forgotten. Kept with
 * the act itself, which answers the state after it, so that the last act before leaving a screen counts too.
 */
export function useKept<State, Act>(
  name: string,
  change: (state: State, act: Act) => State,
  start: State,
  shape: State = start,
): [State, (act: Act) => State] {
  const [state, show] = useState(() => {
    const kept = recall(draftKey(name));
    return isShapedLike(kept, shape) ? kept : start;
  });
  const latest = useRef(state);
  const act = useCallback(
    (what: Act) => {
      latest.current = change(latest.current, what);
      remember(draftKey(name), latest.current);
      show(latest.current);
      return latest.current;
    },
    [name, change],
  );
  return [state, act];
}
