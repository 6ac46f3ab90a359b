// A small drawing of the engine in the margin; scribbled over while its section is read.
import { preview } from '../../api/pictures';
import { waxOf } from '../../ui/ink';

type Props = { name: string; n: number; on: boolean };

const TILTS = ['rotate-2', '-rotate-3', 'rotate-1', '-rotate-2'] as const;

export const Doodle = ({ name, n, on }: Props) => (
  <div
    data-on={on}
    className={`doodle scribbled ${waxOf(n)} ${TILTS[n % TILTS.length]} size-20 self-end sm:size-24 lg:row-span-2 lg:size-36 lg:self-start`}
  >
    <img src={preview.figure(name)} alt="" loading="lazy" className="size-full object-contain p-1.5" />
  </div>
);
