// The Kid Creator on a wide screen: three rows at once, the strip and the crayon under them.
import { Dice } from '../../../ui/Dice';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { DetailsBox } from './DetailsBox';
import { ROWS } from './kid';
import { GiantCrayon, type KidProps, Pictures, Slots } from './parts';

export function AllRows({ draft, onChoose, onDetails, onSurprise, onReset, onMake, onRefused }: KidProps) {
  return (
    <div className="mt-2 grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Headline className="text-[clamp(2rem,5vw,3.400rem)]">Kid Creator</Headline>
        <Slots choices={draft.choices} />
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={onSurprise} className="ink-button inked min-h-[64px]">
            <Dice />
            Surprise me
          </button>
          <button type="button" onClick={onReset} className="ink-button inked min-h-[64px]">
            <Icon name="undo" />
            Reset
          </button>
        </div>
      </div>
      {ROWS.map((row) => (
        <Pictures
          key={row.id}
          row={row}
          chosen={draft.choices[row.id]}
          cols="grid-cols-5"
          onChoose={(picture) => onChoose(row.id, picture)}
        />
      ))}
      <GiantCrayon choices={draft.choices} onMake={onMake} onRefused={onRefused} />
      <DetailsBox text={draft.details} onChange={onDetails} />
    </div>
  );
}
