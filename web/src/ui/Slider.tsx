// A slider with a picture at each end.
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words, such as "75 percent". */
  spoken: string;
  low: ReactNode;
  high: ReactNode;
  onChange: (value: number) => void;
};

export function Slider({ label, value, least, most, step, spoken, low, high, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-display text-[1.200rem] font-bold">
          {label}
        </label>
        <output htmlFor={id} className="font-bold">
          {value}
        </output>
      </div>
      <div className="mt-1 flex items-center gap-3">
        <span aria-hidden="true">{low}</span>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={spoken}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="crayon-slider min-w-0 flex-1"
        />
        <span aria-hidden="true">{high}</span>
      </div>
    </div>
  );
}
