// How this installation is set up, and who runs it.
import { useQuery } from '@tanstack/react-query';
import { call } from './call';

export type Site = {
  donations: boolean;
  review: boolean;
  contact: { name: string | null; email: string | null; blog: string | null };
};

export const useSite = () => useQuery({ queryKey: ['/api/site'], queryFn: () => call<Site>('/api/site') });
