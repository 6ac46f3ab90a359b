// The sheet on the landing page that can be colored at once: a picture, five crayons, undo.
import { useReducer } from 'react';
import { CrayonBox } from '../../ui/CrayonBox';
import { type Coloring, color } from '../../ui/coloring';
import { Icon } from '../../ui/Icon';
import { CRAYONS } from '../../ui/ink';
import { HeroPicture } from './HeroPicture';

const START: Coloring = {
  crayon: 'sky',
  fills: { sun: 'sunflower', kite: 'tomato', hill: 'meadow', shirt: 'bubblegum' },
  before: [],
};

export function HeroSheet() {
  const [now, act] = useReducer(color, START);
  return (
    <div className="relative mx-auto w-full max-w-[520px]">
      <div className="sheet rotate-[1.500deg] p-[3%]">
        <HeroPicture fills={now.fills} onTap={(area) => act({ do: 'tap', area })} />
      </div>
      <div className="mt-3 flex items-end justify-center sm:gap-2">
        <CrayonBox crayons={CRAYONS} picked={now.crayon} onPick={(crayon) => act({ do: 'pick', crayon })} />
        <button
          type="button"
          disabled={now.before.length === 0}
          onClick={() => act({ do: 'undo' })}
          aria-label="Undo"
          className="ink-button inked square-button mb-1 ml-2 disabled:opacity-100"
        >
          <Icon name="undo" className={`size-8 ${now.before.length === 0 ? 'opacity-45' : ''}`} />
        </button>
      </div>
    </div>
  );
}
