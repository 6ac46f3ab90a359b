// The tile groups of step 1; the children in them are the engine's.
import { memo, type ReactNode } from 'react';
import type { Options } from '../api/options';
import { preview } from '../api/pictures';
import { Dice } from '../ui/Dice';
import { waxOf } from '../ui/ink';
import { PreviewImage } from '../ui/PreviewImage';
import { Tile, TileGroup } from '../ui/Tile';
import { HobbyArt } from './HobbyArt';
import type { Look } from './look';

type Props = { look: Look; set: (change: Partial<Look>) => void; options: Options };

type Choice = { id: string; label: string };
type TilesProps = {
  title: string;
  cols: string;
  choices: readonly Choice[];
  chosen: string;
  /** Where the row of waxes begins, so that neighbouring groups differ. */
  wax: number;
  anchor?: string;
  onChoose: (id: string) => void;
  art: (id: string) => ReactNode;
  detail?: (id: string) => string | undefined;
  children?: ReactNode;
};

/** One of a list, each with its picture. */
function ChoiceTiles(props: TilesProps) {
  const { title, cols, choices, chosen, wax, anchor, onChoose, art, detail, children } = props;
  return (
    <TileGroup title={title} cols={cols} anchor={anchor}>
      {choices.map(({ id, label }, n) => (
        <Tile
          key={id}
          group={title}
          label={label}
          detail={detail?.(id)}
          wax={waxOf(n + wax)}
          checked={chosen === id}
          onChoose={() => onChoose(id)}
        >
          {art(id)}
        </Tile>
      ))}
      {children}
    </TileGroup>
  );
}

/** The same picture is not drawn twice. */
const Picture = memo(function Picture({ src, tall }: { src: string; tall: string }) {
  return (
    <span className={`relative block w-full ${tall}`}>
      <PreviewImage src={src} alt="" lazy />
    </span>
  );
});

const PRONOUNS: Record<string, string> = { boy: 'He/Him', girl: 'She/Her' };
const HAIR_OF: Record<string, [style: string, length: string]> = {
  boy: ['straight', 'short'],
  girl: ['ponytail', 'medium'],
};

export const GenderTiles = ({ look, set, options }: Props) => (
  <ChoiceTiles
    title="Boy or girl?"
    cols="grid-cols-2"
    choices={options.genders}
    chosen={look.gender}
    wax={4}
    onChoose={(gender) => set({ gender })}
    detail={(id) => PRONOUNS[id]}
    art={(id) => {
      const [style, length] = HAIR_OF[id] ?? ['straight', 'short'];
      return <Picture src={preview.hair(style, length, id)} tall="h-28" />;
    }}
  />
);

export function HobbyTiles({ look, set, options }: Props) {
  const another = () => {
    const others = options.interests.filter(({ id }) => id !== look.interests);
    set({ interests: others[Math.floor(Math.random() * others.length)]?.id ?? look.interests });
  };
  return (
    <ChoiceTiles
      title="Favorite hobby"
      anchor="hobby"
      cols="grid-cols-3 md:grid-cols-5"
      choices={options.interests}
      chosen={look.interests}
      wax={0}
      onChoose={(interests) => set({ interests })}
      art={(id) => <HobbyArt id={id} />}
    >
      <button
        type="button"
        onClick={another}
        className="tile scribbled inked wax-sky col-span-2 flex flex-col items-center justify-center gap-1 text-[1.120rem] font-bold md:hidden"
      >
        <Dice />
        Any hobby!
      </button>
    </ChoiceTiles>
  );
}

export const HairTiles = ({ look, set, options }: Props) => (
  <>
    <ChoiceTiles
      title="Hair style"
      anchor="hair"
      cols="grid-cols-2 sm:grid-cols-4"
      choices={options.hairStyles}
      chosen={look.hairStyle}
      wax={2}
      onChoose={(hairStyle) => set({ hairStyle })}
      art={(id) => <Picture src={preview.hair(id, look.hairLength, look.gender)} tall="h-32" />}
    />
    <ChoiceTiles
      title="Hair length"
      cols="grid-cols-2 sm:grid-cols-4"
      choices={options.hairLengths}
      chosen={look.hairLength}
      wax={1}
      onChoose={(hairLength) => set({ hairLength })}
      art={(id) => <Picture src={preview.hair(look.hairStyle, id, look.gender)} tall="h-40" />}
    />
  </>
);

export const OutfitTiles = ({ look, set, options }: Props) => (
  <ChoiceTiles
    title="Outfit"
    anchor="outfit"
    cols="grid-cols-2 sm:grid-cols-3"
    choices={options.outfits}
    chosen={look.outfit}
    wax={0}
    onChoose={(outfit) => set({ outfit })}
    art={(id) => <Picture src={preview.character({ ...look, interests: '', outfit: id })} tall="h-48" />}
  />
);
