// How this installation is set up, and who runs it.
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import type * as Shape from './shapes';

export type Site = Shape.Site;

export const useSite = () => useQuery({ queryKey: ['/api/site'], queryFn: () => call<Site>('/api/site') });
