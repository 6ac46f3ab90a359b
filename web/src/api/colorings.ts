// How far a page has been colored on screen.
import { call } from './call';
import type { components } from './schema';

/** A region by a point inside it, as shares of the art box (0 to 1), and its color as `#rrggbb`. */
export type Fill = components['schemas']['Fill'];
type Coloring = components['schemas']['Coloring'];

/** A page's coloring goes by the id in its `imageUrl`. */
const at = (imageUrl: string): string => `/api/colorings/${/([\w-]+)\.png/.exec(imageUrl)?.[1] ?? ''}`;

export const fetchColoring = async (imageUrl: string): Promise<Fill[]> =>
  (await call<Coloring>(at(imageUrl))).colorData.fills;

export const keepColoring = (imageUrl: string, fills: readonly Fill[]): Promise<Coloring> =>
  call(at(imageUrl), { method: 'PUT', json: { colorData: { fills } } });
