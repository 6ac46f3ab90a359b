// The option lists of the creators: ids, labels and ideas come from the server, once.
import { useQuery } from '@tanstack/react-query';
import { call } from './call';

export type Option = { id: string; label: string };
export type Described = Option & { description: string };
export type Idea = { id: string; text: string };
export type Location = Described & { ideas: Idea[] };

export type Options = {
  genders: Option[];
  hairStyles: Option[];
  hairLengths: Option[];
  outfits: Option[];
  interests: Option[];
  locations: Location[];
  elements: Described[];
};

export const useOptions = () =>
  useQuery({ queryKey: ['/api/options'], queryFn: () => call<Options>('/api/options') });
