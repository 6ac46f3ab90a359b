// Crayons standing in a row; the picked one rises.
import { StandingCrayon } from './Crayon';
import type { CrayonId } from './ink';

type Crayon = { id: CrayonId; name: string; wax: string };
type Props = {
  crayons: readonly Crayon[];
  picked: CrayonId;
  onPick: (crayon: CrayonId) => void;
  className?: string;
};

export const CrayonBox = ({ crayons, picked, onPick, className = 'flex items-end sm:gap-2' }: Props) => (
  <div role="radiogroup" aria-label="Crayon color" className={className}>
    {crayons.map((crayon) => (
      <label
        key={crayon.id}
        className={`relative h-24 w-[clamp(46px,14vw,68px)] shrink-0 cursor-pointer rounded-[14px] px-0.5 transition-[translate] motion-reduce:transition-none has-focus-visible:outline-4 has-focus-visible:outline-ink ${picked === crayon.id ? '-translate-y-3' : 'translate-y-3'}`}
      >
        <input
          type="radio"
          name="crayon"
          aria-label={crayon.name}
          checked={picked === crayon.id}
          onChange={() => onPick(crayon.id)}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        />
        <span className="flex h-full justify-center">
          <StandingCrayon wax={crayon.wax} picked={picked === crayon.id} />
        </span>
      </label>
    ))}
  </div>
);
