// Story books: told at once, drawn page by page, read, printed, renamed, deleted.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from './call';
import { changeEverywhere, portionOf, usePortions } from './portions';
import type { components } from './schema';

export type Story = components['schemas']['Story'];
export type Shelved = components['schemas']['Shelved'];

/** What a story is told from; the server knows which words are right. */
export type Telling = { character: object; supportingCharacters: readonly object[]; settings: object };

/** A picture more of a story in the making. */
export type Progress = components['schemas']['Progress'];

const key = ['/api/stories'] as const;
const keyOf = (id: string) => [...key, id] as const;
const PORTION = 24;

export const useStories = () =>
  usePortions<Shelved>([...key, 'shelf'], async (after) => {
    const { stories, next } = await call<components['schemas']['SomeStories']>(
      portionOf('/api/stories', after, PORTION),
    );
    return { items: stories, next };
  });

export const useStory = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await call<components['schemas']['OneStory']>(`/api/stories/${id}`)).story,
  });

/** Begins a story and answers its id; its pictures come one by one. */
export async function beginStory(cache: QueryClient, telling: Telling): Promise<string> {
  const { id } = await call<components['schemas']['Begun']>('/api/stories', {
    method: 'POST',
    json: telling,
  });
  await askAgain(cache);
  return id;
}

/** A story has more pictures than one knew. */
export const askAgain = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: key });

type Following = { onPage: (progress: Progress) => void; onDone: () => void; onLost: () => void };

/** Follows a story in the making; a broken line is taken up again where it broke. Answers how to stop. */
export function followStory(id: string, { onPage, onDone, onLost }: Following): () => void {
  const source = new EventSource(`/api/stories/${id}/events`);
  source.addEventListener('page', ({ data }) => onPage(JSON.parse(data)));
  source.addEventListener('done', () => {
    source.close();
    onDone();
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onLost();
  });
  return () => source.close();
}

export async function renameStory(cache: QueryClient, id: string, title: string): Promise<void> {
  const { story } = await call<components['schemas']['OneStory']>(`/api/stories/${id}`, {
    method: 'PATCH',
    json: { title },
  });
  cache.setQueryData<Story>(keyOf(id), story);
  changeEverywhere<Shelved>(cache, [...key, 'shelf'], id, (shelved) => ({
    ...shelved,
    title: story.title,
    cover: story.cover,
  }));
}

export async function deleteStory(cache: QueryClient, id: string): Promise<void> {
  await call(`/api/stories/${id}`, { method: 'DELETE', keepalive: true });
  changeEverywhere<Shelved>(cache, [...key, 'shelf'], id, () => null);
  cache.removeQueries({ queryKey: keyOf(id) });
}

export const bookOf = (id: string, paper: 'letter' | 'a4'): string =>
  `/api/stories/${id}.pdf${paper === 'a4' ? '?paper=a4' : ''}`;
