// Pictures that stand for a location or an adventure element: figures of the engine.
import { preview } from '../api/pictures';
import { PreviewImage } from '../ui/PreviewImage';

/** What a child recognises each by. */
const FIGURE: Record<string, string> = {
  forest: 'mushroom house',
  space: 'rocket',
  underwater: 'octopus',
  castle: 'castle',
  dinosaur: 'brachiosaurus',
  jungle: 'parrot',
  fantasy: 'unicorn',
  pirate: 'pirate ship',
  'animal-friend': 'bunny',
  'magic-item': 'magic lamp',
  treasure: 'treasure chest',
  obstacle: 'rope bridge',
  villain: 'goblin',
  helper: 'fairy',
  vehicle: 'hot air balloon',
  weather: 'rainbow',
};

export const FigureArt = ({ id, tall }: { id: string; tall: string }) => (
  <span className={`relative mx-auto block w-full ${tall}`}>
    <PreviewImage src={preview.figure(FIGURE[id] ?? 'star')} alt="" lazy />
  </span>
);
