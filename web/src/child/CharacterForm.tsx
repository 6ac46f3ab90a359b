// The child is built here: a live preview beside name, age, hobby, hair and outfit.
import type { ReactNode } from 'react';
import type { Options } from '../api/options';
import { AgeCake } from '../ui/AgeCake';
import { Headline } from '../ui/Headline';
import { NameLines } from '../ui/NameLines';
import { Speaker } from '../ui/Speaker';
import { CharacterSheet } from './CharacterSheet';
import { ColorPickers } from './ColorPickers';
import { GenderTiles, HairTiles, HobbyTiles, OutfitTiles } from './LookTiles';
import { LIMITS, type Look } from './look';
import { Rail } from './Rail';

type Props = {
  /** "Step 1 of 3". */
  step: string;
  look: Look;
  set: (change: Partial<Look>) => void;
  options: Options;
  onSubmit: () => void;
  /** What follows the child's own questions, and the button at the end. */
  children: ReactNode;
};

const anyOf = (list: readonly { id: string }[], now: string): string =>
  list[Math.floor(Math.random() * list.length)]?.id ?? now;

/** Everything but the name and boy or girl, by chance. */
const surprising = (look: Look, options: Options): Partial<Look> => ({
  age: LIMITS.youngest + Math.floor(Math.random() * (LIMITS.oldest - LIMITS.youngest + 1)),
  interests: anyOf(options.interests, look.interests),
  hairStyle: anyOf(options.hairStyles, look.hairStyle),
  hairLength: anyOf(options.hairLengths, look.hairLength),
  outfit: anyOf(options.outfits, look.outfit),
});

export function CharacterForm({ step, look, set, options, onSubmit, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] xl:gap-16">
      <CharacterSheet look={look} onSurprise={() => set(surprising(look, options))} />
      <form
        className="grid min-w-0 gap-12"
        onSubmit={(event) => {
          event.preventDefault();
          if (look.name.trim() !== '') onSubmit();
        }}
      >
        <div>
          <p className="mb-1.5 font-bold">{step}</p>
          <Headline>Create Your Character</Headline>
          <Rail />
          <div id="name" className="mt-7 scroll-mt-40">
            <NameLines
              label="What’s your name?"
              placeholder="Enter your name"
              value={look.name}
              maxLength={LIMITS.name}
              onChange={(name) => set({ name })}
            />
          </div>
        </div>
        <div className="grid gap-12 xl:grid-cols-2 xl:gap-10">
          <section id="age" aria-labelledby="age-title" className="scroll-mt-40 lg:scroll-mt-6">
            <div className="mb-3 flex min-h-[44px] items-center justify-between">
              <h2 id="age-title" className="text-[1.600rem]">
                How old are you?
              </h2>
              <Speaker text="How old are you?" />
            </div>
            <AgeCake
              age={look.age}
              least={LIMITS.youngest}
              most={LIMITS.oldest}
              onChange={(age) => set({ age })}
            />
          </section>
          <GenderTiles look={look} set={set} options={options} />
        </div>
        <HobbyTiles look={look} set={set} options={options} />
        <HairTiles look={look} set={set} options={options} />
        <ColorPickers look={look} set={set} options={options} />
        <OutfitTiles look={look} set={set} options={options} />
        {children}
      </form>
    </div>
  );
}
