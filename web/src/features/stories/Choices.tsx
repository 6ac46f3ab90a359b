// One of a list, each with a figure of the engine.

import { waxOf } from '../../ui/ink';
import { PreviewImage } from '../../ui/PreviewImage';
import { Tile, TileGroup } from '../../ui/Tile';
import { figureOf } from './portraits';

type Props = {
  title: string;
  choices: readonly { id: string; label: string }[];
  chosen: string;
  /** Where the row of waxes begins, so that neighbouring groups differ. */
  wax: number;
  cols?: string;
  onChoose: (id: string) => void;
};

export function Choices({
  title,
  choices,
  chosen,
  wax,
  cols = 'grid-cols-2 sm:grid-cols-4',
  onChoose,
}: Props) {
  return (
    <TileGroup title={title} cols={cols}>
      {choices.map(({ id, label }, n) => (
        <Tile
          key={id}
          group={title}
          label={label}
          wax={waxOf(n + wax)}
          checked={chosen === id}
          onChoose={() => onChoose(id)}
        >
          <span className="relative mx-auto block h-28 w-full">
            <PreviewImage src={figureOf(id)} alt="" lazy />
          </span>
        </Tile>
      ))}
    </TileGroup>
  );
}
