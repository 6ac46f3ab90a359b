// Four amounts and one's own, as tiles.
import { FieldError } from '../../ui/Field';
import { Tick } from '../../ui/Tile';
import { type Chosen, PRESETS } from './amounts';

type Props = { chosen: Chosen; error: string | undefined; onChange: (chosen: Chosen) => void };

export function AmountTiles({ chosen, error, onChange }: Props) {
  const own = 'own' in chosen ? chosen.own : null;
  return (
    <fieldset>
      <legend className="mb-3 text-[1.600rem]">How much?</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.4fr)]">
        {PRESETS.map((dollars) => (
          <AmountTile
            key={dollars}
            label={`$${dollars}`}
            checked={'preset' in chosen && chosen.preset === dollars}
            onChoose={() => onChange({ preset: dollars })}
          />
        ))}
        <AmountTile
          label="Custom"
          checked={own !== null}
          onChoose={() => onChange({ own: own ?? '' })}
          className="max-sm:col-span-2"
        />
      </div>
      {own !== null && (
        <div className="mt-4">
          <label htmlFor="own-amount" className="block font-bold">
            Custom amount in dollars
          </label>
          <input
            id="own-amount"
            type="number"
            min={1}
            step={1}
            inputMode="decimal"
            value={own}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'own-amount-error' : undefined}
            onChange={(event) => onChange({ own: event.target.value })}
            className="field inked mt-1 max-w-[12rem] font-display text-[1.400rem] font-bold"
          />
        </div>
      )}
      <FieldError id="own-amount-error" text={error} />
    </fieldset>
  );
}

type TileProps = { label: string; checked: boolean; onChoose: () => void; className?: string };

const AmountTile = ({ label, checked, onChoose, className = '' }: TileProps) => (
  <div className={`tile inked scribbled wax-tomato grid min-h-[84px] place-items-center ${className}`}>
    <input type="radio" name="amount" aria-label={label} checked={checked} onChange={onChoose} />
    <span className="font-display text-[1.600rem] font-extrabold" aria-hidden="true">
      {label}
    </span>
    <Tick />
  </div>
);
