// The draft outlives a reload: kept in this browser until logout.
import { type Dispatch, useEffect, useReducer } from 'react';
import { draftKey, recall, remember } from '../../../ui/remembered';
import { type Act, change, type Draft, START } from './draft';

const KEY = draftKey('builder');

/** Whether something read back has the shape of `like`, all the way down. Lists hold texts. */
export function isShapedLike<Shape>(value: unknown, like: Shape): value is Shape {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(like).every(([key, part]) => isShapedLike<unknown>(Reflect.get(value, key), part));
}

function keptOr(start: Draft): Draft {
  const kept = recall(KEY);
  return isShapedLike(kept, start) ? kept : start;
}

export function useDraft(): [Draft, Dispatch<Act>] {
  const [draft, act] = useReducer(change, START, keptOr);
  useEffect(() => {
    if (draft !== START) remember(KEY, draft);
  }, [draft]);
  return [draft, act];
}
