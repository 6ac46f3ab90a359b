// Three controls with picture ends; the sheet follows them.
import { useId } from 'react';

import { Icon } from '../../../ui/Icon';
import { waxOf } from '../../../ui/ink';
import { Slider } from '../../../ui/Slider';
import { Tile } from '../../../ui/Tile';
import { Trouble } from '../../../ui/Trouble';
import { TinySpinner } from '../../../ui/Waiting';
import { BoldLine, FewLines, LineArt, ManyLines, ThinLine } from './LineArt';
import { LINE_STYLES, RANGES } from './photo';
import type { Trial } from './useTrial';

export function AdjustPanel({ trial }: { trial: Trial }) {
  return (
    <section aria-labelledby="adjust" className="flat-sheet px-6 py-5">
      <h2 id="adjust" className="text-[1.400rem]">
        Adjust the lines
      </h2>
      <div className="mt-4">
        <AdjustControls trial={trial} />
      </div>
      <button
        type="button"
        onClick={trial.update}
        disabled={!trial.changed}
        className="ink-button inked wax-mint mt-4 w-full"
      >
        {trial.busy ? <TinySpinner /> : <Icon name="tick" />}
        Update Coloring Page
      </button>
      <Trouble text={trial.trouble} />
    </section>
  );
}

export function AdjustControls({ trial }: { trial: Trial }) {
  const { settings, set } = trial;
  const group = useId();
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="text-[1.200rem] font-bold">Line Style</legend>
        <div className="mt-2 grid grid-cols-2 gap-3">
          {LINE_STYLES.map(({ id, label, detail }, n) => (
            <Tile
              key={id}
              group={group}
              label={label}
              detail={detail}
              wax={waxOf(n * 4)}
              checked={settings.style === id}
              onChoose={() => set({ style: id })}
            >
              <LineArt style={id} />
            </Tile>
          ))}
        </div>
      </fieldset>
      <Slider
        label="Detail Amount"
        value={settings.detailAmount}
        {...RANGES.detailAmount}
        spoken={`${settings.detailAmount} of 100`}
        low={<FewLines />}
        high={<ManyLines />}
        onChange={(detailAmount) => set({ detailAmount })}
      />
      <Slider
        label="Line Thickness"
        value={settings.lineThickness}
        {...RANGES.lineThickness}
        spoken={`${settings.lineThickness} of 5`}
        low={<ThinLine />}
        high={<BoldLine />}
        onChange={(lineThickness) => set({ lineThickness })}
      />
    </div>
  );
}
