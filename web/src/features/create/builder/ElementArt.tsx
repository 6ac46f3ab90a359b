// What an adventure element may look like: a figure of the engine.
import { preview } from '../../../api/pictures';
import { PreviewImage } from '../../../ui/PreviewImage';

const FIGURE: Record<string, string> = {
  'animal-friend': 'bunny',
  'magic-item': 'magic lamp',
  treasure: 'treasure chest',
  obstacle: 'stepping stones',
  villain: 'monster',
  helper: 'fairy',
  vehicle: 'hot air balloon',
  weather: 'rain cloud',
};

export const ElementArt = ({ id }: { id: string; location: string }) => (
  <span className="relative mx-auto block h-24 w-full">
    <PreviewImage src={preview.figure(FIGURE[id] ?? 'star')} alt="" lazy />
  </span>
);
