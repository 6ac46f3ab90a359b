// Instant or AI: two ways to draw a photo, each with a sentence about what happens to it.
import { preview } from '../../../api/pictures';
import { waxOf } from '../../../ui/ink';
import { PreviewImage } from '../../../ui/PreviewImage';
import { Tile } from '../../../ui/Tile';
import type { Way } from './photo';
import { useOffersAi } from './useOffersAi';

export function WaySwitch({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const ai = useOffersAi();
  return (
    <fieldset>
      <legend className="text-[1.300rem] font-bold">How should it be drawn?</legend>
      <div className="mt-3 grid grid-cols-2 gap-4">
        <Tile
          group="way"
          label="Instant"
          detail="Drawn on this server in a blink. Your photo is never kept."
          wax={waxOf(0)}
          checked={way === 'instant'}
          onChoose={() => onChoose('instant')}
          className="justify-start px-3"
        >
          <Art figure="pencil" />
        </Tile>
        <Tile
          group="way"
          label="AI"
          detail={
            ai
              ? 'Drawn by an outside AI service: your photo is sent there.'
              : 'Not available: nobody has set up an AI service here.'
          }
          wax={waxOf(1)}
          disabled={!ai}
          checked={way === 'ai'}
          onChoose={() => onChoose('ai')}
          className={`justify-start px-3 ${ai ? '' : 'opacity-70'}`}
        >
          <Art figure="robot" />
        </Tile>
      </div>
    </fieldset>
  );
}

const Art = ({ figure }: { figure: string }) => (
  <span className="relative mx-auto block h-20 w-full">
    <PreviewImage src={preview.figure(figure)} alt="" />
  </span>
);
