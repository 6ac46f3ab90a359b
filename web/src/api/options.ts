// The option lists of the creators: ids, labels and ideas come from the server, once.
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import type { components } from './schema';

export type Options = components['schemas']['Options'];
export type Idea = components['schemas']['IdeaChoice'];

export const useOptions = () =>
  useQuery({ queryKey: ['/api/options'], queryFn: () => call<Options>('/api/options') });
