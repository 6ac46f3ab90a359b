// A text field on school writing lines.
import { useId } from 'react';
import { Speaker } from './Speaker';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
  maxLength: number;
};

export function NameLines({ label, value, onChange, placeholder, maxLength }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-[44px] items-end justify-between gap-3">
        <label htmlFor={id} className="font-display text-[1.600rem] font-extrabold">
          {label}
        </label>
        <Speaker text={label} />
      </div>
      <div className="lines mt-1 rounded-md bg-paper px-6">
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={maxLength}
          className="h-[2.500em] w-full bg-transparent font-display text-[clamp(1.800rem,8vw,2.800rem)] font-bold placeholder:font-medium placeholder:text-[#5f6384]"
        />
      </div>
    </div>
  );
}
