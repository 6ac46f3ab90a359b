// How this installation is set up, and who runs it.
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import type { components } from './schema';

export type Site = components['schemas']['Site'];

export const useSite = () => useQuery({ queryKey: ['/api/site'], queryFn: () => call<Site>('/api/site') });
