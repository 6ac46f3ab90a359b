// The Kid Creator on a phone: one row a screen, a big arrow back, and the crayon at the end.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Dice } from '../../../ui/Dice';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { DetailsBox } from './DetailsBox';
import { firstOpen, ROWS } from './kid';
import { GiantCrayon, type KidProps, Pictures, Slots } from './parts';

/** Long enough to see the scribble and hear the name. */
const ADMIRE_MS = 650;

export function RowByRow({ draft, onChoose, onDetails, onSurprise, onReset, onMake, onRefused }: KidProps) {
  const open = firstOpen(draft.choices);
  const [at, setAt] = useState(open === -1 ? ROWS.length : open);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const row = ROWS[at];
  const go = (to: number) => {
    window.clearTimeout(timer.current);
    setAt(to);
    window.scrollTo(0, 0);
  };
  const surprise = () => {
    onSurprise();
    go(ROWS.length);
  };
  /** A finger or mouse goes on by itself; arrow keys (`detail` 0) stay to try all pictures. */
  const onPick = (event: MouseEvent) => {
    if (event.detail === 0 || !(event.target instanceof HTMLInputElement)) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go(at + 1), ADMIRE_MS);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Headline className="sr-only">Kid Creator</Headline>
      <div className="-mx-2 flex items-center justify-between">
        <Arrow label="Back" icon="back" hidden={at === 0} onClick={() => go(at - 1)} />
        <Slots choices={draft.choices} onGo={go} />
        <Arrow label="Next" icon="forward" hidden={!row} onClick={() => go(at + 1)} />
      </div>
      {row ? (
        // biome-ignore lint/a11y: clicks of the radios inside bubble up to here; each is operable by itself.
        <div key={row.id} onClick={onPick} className="slide-in">
          <Pictures
            row={row}
            chosen={draft.choices[row.id]}
            cols="grid-cols-2"
            onChoose={(picture) => onChoose(row.id, picture)}
          >
            <button
              type="button"
              onClick={surprise}
              className="tile scribbled inked wax-sky flex flex-col items-center justify-center gap-2 text-[1.180rem] font-bold"
            >
              <Dice className="size-20" />
              Surprise me
            </button>
          </Pictures>
        </div>
      ) : (
        <div className="slide-in grid gap-6">
          <GiantCrayon choices={draft.choices} onMake={onMake} onRefused={onRefused} />
          <DetailsBox text={draft.details} onChange={onDetails} />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        {!row && (
          <button type="button" onClick={surprise} className="ink-button inked min-h-[72px] px-2">
            <Dice />
            Surprise me
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            onReset();
            go(0);
          }}
          className="ink-button inked min-h-[72px] px-2"
        >
          <Icon name="undo" />
          Reset
        </button>
      </div>
    </div>
  );
}

type ArrowProps = { label: string; icon: 'back' | 'forward'; hidden: boolean; onClick: () => void };

const Arrow = ({ label, icon, hidden, onClick }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`grid size-16 shrink-0 place-items-center ${hidden ? 'invisible' : ''}`}
  >
    <Icon name={icon} className="size-11" />
  </button>
);
