// The tile groups of step 1; the children in them are the engine's.
import { memo } from 'react';
import type { Options } from '../../../api/options';
import { preview } from '../../../api/pictures';
import { Dice } from '../../../ui/Dice';
import { waxOf } from '../../../ui/ink';
import { PreviewImage } from '../../../ui/PreviewImage';
import { Tile, TileGroup } from '../../../ui/Tile';
import type { Look } from './draft';
import { HobbyArt } from './HobbyArt';

type Props = { look: Look; set: (change: Partial<Look>) => void; options: Options };

/** The same picture is not drawn twice. */
const Picture = memo(function Picture({ src, tall }: { src: string; tall: string }) {
  return (
    <span className={`relative block w-full ${tall}`}>
      <PreviewImage src={src} alt="" lazy />
    </span>
  );
});

const PRONOUNS: Record<string, string> = { boy: 'He/Him', girl: 'She/Her' };
const HAIR_OF: Record<string, [string, string]> = {
  boy: ['straight', 'short'],
  girl: ['ponytail', 'medium'],
};

export function GenderTiles({ look, set, options }: Props) {
  return (
    <TileGroup title="Boy or girl?" cols="grid-cols-2">
      {options.genders.map(({ id, label }, n) => {
        const [style = 'straight', length = 'short'] = HAIR_OF[id] ?? [];
        return (
          <Tile
            key={id}
            group="gender"
            label={label}
            detail={PRONOUNS[id]}
            wax={waxOf(n === 0 ? 4 : 1)}
            checked={look.gender === id}
            onChoose={() => set({ gender: id })}
          >
            <Picture src={preview.hair(style, length, id)} tall="h-28" />
          </Tile>
        );
      })}
    </TileGroup>
  );
}

export function HobbyTiles({ look, set, options }: Props) {
  const another = () => {
    const others = options.interests.filter(({ id }) => id !== look.interests);
    set({ interests: others[Math.floor(Math.random() * others.length)]?.id ?? look.interests });
  };
  return (
    <TileGroup title="Favorite hobby" cols="grid-cols-3 md:grid-cols-5">
      {options.interests.map(({ id, label }, n) => (
        <Tile
          key={id}
          group="hobby"
          label={label}
          wax={waxOf(n)}
          checked={look.interests === id}
          onChoose={() => set({ interests: id })}
        >
          <HobbyArt id={id} />
        </Tile>
      ))}
      <button
        type="button"
        onClick={another}
        className="tile scribbled inked wax-sky col-span-2 flex flex-col items-center justify-center gap-1 text-[1.120rem] font-bold md:hidden"
      >
        <Dice />
        Any hobby!
      </button>
    </TileGroup>
  );
}

export function HairTiles({ look, set, options }: Props) {
  return (
    <>
      <TileGroup title="Hair style" cols="grid-cols-2 sm:grid-cols-4">
        {options.hairStyles.map(({ id, label }, n) => (
          <Tile
            key={id}
            group="hair-style"
            label={label}
            wax={waxOf(n + 2)}
            checked={look.hairStyle === id}
            onChoose={() => set({ hairStyle: id })}
          >
            <Picture src={preview.hair(id, look.hairLength, look.gender)} tall="h-32" />
          </Tile>
        ))}
      </TileGroup>
      <TileGroup title="Hair length" cols="grid-cols-2 sm:grid-cols-4">
        {options.hairLengths.map(({ id, label }, n) => (
          <Tile
            key={id}
            group="hair-length"
            label={label}
            wax={waxOf(n + 1)}
            checked={look.hairLength === id}
            onChoose={() => set({ hairLength: id })}
          >
            <Picture src={preview.hair(look.hairStyle, id, look.gender)} tall="h-40" />
          </Tile>
        ))}
      </TileGroup>
    </>
  );
}

export function OutfitTiles({ look, set, options }: Props) {
  return (
    <TileGroup title="Outfit" cols="grid-cols-2 sm:grid-cols-3">
      {options.outfits.map(({ id, label }, n) => (
        <Tile
          key={id}
          group="outfit"
          label={label}
          wax={waxOf(n)}
          checked={look.outfit === id}
          onChoose={() => set({ outfit: id })}
        >
          <Picture src={preview.character({ ...look, interests: '', outfit: id })} tall="h-48" />
        </Tile>
      ))}
    </TileGroup>
  );
}
