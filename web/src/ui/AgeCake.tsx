// The age stepper: a birthday cake whose candles are the progress bar from 3 to 10.
import { Icon } from './Icon';
import { INK } from './ink';

type Props = { age: number; least: number; most: number; onChange: (age: number) => void };

export function AgeCake({ age, least, most, onChange }: Props) {
  return (
    <div className="flex items-center gap-2 sm:gap-4">
      <button
        type="button"
        aria-label="One year younger"
        disabled={age <= least}
        onClick={() => onChange(age - 1)}
        className="ink-button inked square-button size-[72px]"
      >
        <Icon name="minus" className="size-8" />
      </button>
      <div className="min-w-0 flex-1 text-center">
        <output className="block font-display text-[3rem] font-extrabold leading-none" aria-live="polite">
          {age}
        </output>
        <div
          role="progressbar"
          aria-label="Age"
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={age}
          className="mt-1 flex justify-center"
        >
          <Cake candles={most - least + 1} lit={age - least + 1} />
        </div>
      </div>
      <button
        type="button"
        aria-label="One year older"
        disabled={age >= most}
        onClick={() => onChange(age + 1)}
        className="ink-button inked square-button size-[72px]"
      >
        <Icon name="plus" className="size-8" />
      </button>
    </div>
  );
}

function Cake({ candles, lit }: { candles: number; lit: number }) {
  return (
    <svg viewBox="0 0 210 70" className="w-full max-w-[270px]" aria-hidden="true">
      <g stroke={INK} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {Array.from({ length: candles }, (_, n) => 20 + n * 24).map((x, n) => (
          <g key={x}>
            {n < lit && (
              <path
                className="pop"
                d={`M${x} 20C${x - 8} 12 ${x - 1} 8 ${x} 1 ${x + 3} 8 ${x + 8} 12 ${x} 20Z`}
                fill="#FF5F3D"
                strokeWidth="3"
              />
            )}
            <path d={`M${x - 5} 24H${x + 5}V50H${x - 5}Z`} fill={n < lit ? '#FFC928' : '#fff'} />
          </g>
        ))}
        <path d="M6 50H204V66H6Z" fill="#fff" />
        <path
          d="M6 54C16 64 26 64 36 54 46 64 56 64 66 54 76 64 86 64 96 54 106 64 116 64 126 54 136 64 146 64 156 54 166 64 176 64 186 54 192 60 198 60 204 54"
          fill="none"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
