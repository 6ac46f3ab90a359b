// Parts of the Kid Creator: a row of pictures, the strip they jump into, the giant crayon.
import type { ReactNode } from 'react';
import { preview } from '../../../api/pictures';
import { Icon } from '../../../ui/Icon';
import { waxOf } from '../../../ui/ink';
import { PreviewImage } from '../../../ui/PreviewImage';
import { Tile, TileGroup } from '../../../ui/Tile';
import {
  type Choices,
  chosenIn,
  countOf,
  type KidDraft,
  type Picture,
  type PictureRow,
  ROWS,
  type Row,
} from './kid';

/** What both layouts, all rows and row by row, can do. */
export type KidProps = {
  draft: KidDraft;
  onChoose: (row: Row, picture: Picture) => void;
  onDetails: (text: string) => void;
  onSurprise: () => void;
  onReset: () => void;
  onMake: () => void;
  onRefused: () => void;
};

const ICONS = {
  setting: 'place',
  character: 'friend',
  activity: 'shoe',
} as const;

type RowProps = {
  row: PictureRow;
  chosen: string;
  cols: string;
  onChoose: (picture: Picture) => void;
  children?: ReactNode;
};

export function Pictures({ row, chosen, cols, onChoose, children }: RowProps) {
  const { id, title, pictures } = row;
  const place = ROWS.indexOf(row);
  return (
    <TileGroup title={title} cols={cols} icon={<Icon name={ICONS[id]} className="size-9" />}>
      {pictures.map((picture, n) => (
        <Tile
          key={picture.id}
          group={id}
          label={picture.label}
          wax={waxOf(n + 3 * place)}
          checked={chosen === picture.id}
          onChoose={() => onChoose(picture)}
          className="min-h-[150px]"
        >
          <span className="relative block h-28 w-full">
            <PreviewImage src={preview.figure(picture.figure)} alt="" />
          </span>
        </Tile>
      ))}
      {children}
    </TileGroup>
  );
}

/** Three slots on a strip of paper; a chosen picture jumps into its own. */
export function Slots({ choices, onGo }: { choices: Choices; onGo?: (row: number) => void }) {
  return (
    <ul aria-label="Your pictures" className="flex justify-center gap-2 sm:gap-4">
      {ROWS.map(({ id, title }, n) => {
        const chosen = chosenIn(choices, id);
        const label = `${title} ${chosen?.label ?? 'Nothing yet'}`;
        const picture = chosen ? (
          <span key={chosen.id} className="pop relative block size-full">
            <PreviewImage src={preview.figure(chosen.figure)} alt="" />
          </span>
        ) : (
          <Icon name={ICONS[id]} className="size-9 opacity-40" />
        );
        const look = `grid size-[clamp(46px,calc((100vw-184px)/3),104px)] place-items-center p-1.5 sm:p-2 ${chosen ? 'flat-sheet' : 'rounded-[18px] border-[4px] border-dashed border-ink/45'}`;
        return (
          <li key={id} className={n === 1 ? 'rotate-1' : '-rotate-1'}>
            {onGo ? (
              <button type="button" aria-label={label} onClick={() => onGo(n)} className={look}>
                {picture}
              </button>
            ) : (
              <span className={look}>
                {picture}
                <span className="sr-only">{label}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type MakeProps = { choices: Choices; onMake: () => void; onRefused: () => void };
const THIRDS = [
  { wax: '#FF86B0', d: 'M12 8 200 7V113L12 112C4 110 4 10 12 8Z' },
  { wax: '#FFC928', d: 'M200 7H400V113H200Z' },
] as const;

/** The giant crayon: a third more of it is colored with every picture. */
export function GiantCrayon({ choices, onMake, onRefused }: MakeProps) {
  const count = countOf(choices);
  const ready = count === ROWS.length;
  return (
    <button
      type="button"
      aria-disabled={ready ? undefined : true}
      onClick={ready ? onMake : onRefused}
      className="crayon giant-crayon w-full"
    >
      <svg viewBox="0 0 600 120" preserveAspectRatio="none" aria-hidden="true">
        <path d={BODY} fill={ready ? '#FF5F3D' : '#fff'} />
        {!ready &&
          THIRDS.slice(0, count).map(({ wax, d }) => <path key={wax} d={d} fill={wax} className="pop" />)}
        <g
          fill="none"
          stroke="#1B1E3C"
          strokeWidth="5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        >
          <path d={BODY} vectorEffect="non-scaling-stroke" />
          <path
            d="M510 6C518 36 518 84 510 114M486 6C494 36 494 84 486 114M34 7C26 36 26 84 34 113"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      Make My Coloring Page!
    </button>
  );
}

const BODY = 'M12 8 510 6 590 46C600 52 600 68 590 74L510 114 12 112C4 110 4 10 12 8Z';
