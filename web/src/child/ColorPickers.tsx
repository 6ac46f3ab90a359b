// Skin and hair colors: dabs of paint. The line art stays white; they are for the colored version.
import { type ReactNode, useId } from 'react';
import type { Options } from '../api/options';
import { Tick } from '../ui/Tile';
import type { Look } from './look';

type Props = { look: Look; set: (change: Partial<Look>) => void; options: Options };

/** The engine's own colors. */
const SKIN: Record<string, string> = {
  light: '#FFE0C7',
  medium: '#F7C79B',
  tan: '#E0A672',
  brown: '#B07448',
  dark: '#7D4E31',
};
const HAIR: Record<string, string> = {
  black: '#3B3333',
  brown: '#7E4F2E',
  blonde: '#F6CF6B',
  red: '#D96B33',
  gray: '#B4B4BC',
};

export const ColorPickers = ({ look, set, options }: Props) => (
  <section aria-label="Colors" className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
    <Dabs title="Skin color">
      {options.skinTones.map(({ id, label }) => (
        <Dab
          key={id}
          group="skin"
          label={label}
          paint={SKIN[id] ?? '#fff'}
          checked={look.skinTone === id}
          onChoose={() => set({ skinTone: id })}
        />
      ))}
    </Dabs>
    <Dabs title="Hair color">
      {options.hairColors.map(({ id, label }) => (
        <Dab
          key={id}
          group="hair-color"
          label={label}
          paint={HAIR[id] ?? '#fff'}
          checked={look.hairColor === id}
          onChoose={() => set({ hairColor: id })}
        />
      ))}
    </Dabs>
    <p className="xl:col-span-2">You see these in the colored version of your page.</p>
  </section>
);

function Dabs({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="mb-3 text-[1.600rem]">
        {title}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-5 gap-2 sm:gap-3">
        {children}
      </div>
    </div>
  );
}

type DabProps = { group: string; label: string; paint: string; checked: boolean; onChoose: () => void };

const Dab = ({ group, label, paint, checked, onChoose }: DabProps) => (
  <label className="relative grid min-h-[92px] min-w-[60px] cursor-pointer justify-items-center gap-1 rounded-[18px] text-center text-[1.050rem] font-bold leading-tight has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
    <input
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 z-1 cursor-pointer appearance-none opacity-0"
    />
    <span className="tile relative block size-[60px] bg-transparent">
      <svg viewBox="0 0 60 60" className="size-full" aria-hidden="true">
        <path
          d="M30 4C44 3 57 13 56 30 57 46 46 57 30 56 14 57 3 46 4 30 3 13 15 4 30 4Z"
          fill={paint}
          stroke="#1B1E3C"
          strokeWidth={checked ? 6 : 4}
        />
      </svg>
      <span className={checked ? '[&_.tick]:grid' : ''}>
        <Tick />
      </span>
    </span>
    {label}
  </label>
);
