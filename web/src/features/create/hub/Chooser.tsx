// The chooser: four sheets fanned out on a white table, the Kid Creator largest.
import { Link } from 'wouter';
import { createMode, paths } from '../../../paths';
import { Headline } from '../../../ui/Headline';
import { ModeArt, StoryArt } from './ModeArt';
import { MODES, type ModeCard } from './modes';

export function Chooser() {
  return (
    <main id="main" className="mx-auto max-w-[1320px] px-5 pb-20 pt-8 sm:px-8 sm:pt-12">
      <Headline tab="Create">Choose Your Creation Mode</Headline>
      <ul className="mt-8 grid gap-6 sm:mt-12 md:grid-cols-12 md:gap-x-8 md:gap-y-10">
        {MODES.map((mode, n) => (
          <li
            key={mode.id}
            className={`md:col-span-6 ${n === 0 ? 'lg:col-span-7' : n === 1 ? 'lg:col-span-5' : ''}`}
          >
            <ModeSheet mode={mode} large={n === 0} />
          </li>
        ))}
      </ul>
      <StorySheet />
      <p className="relative mx-auto mt-14 max-w-[30rem] rotate-[-.8deg] bg-sunflower px-7 py-5 text-center font-display text-[1.150rem] font-semibold taped">
        Enjoying Pagelings?{' '}
        <Link href={paths.donation} className="text-link inline-block py-2">
          Buy the creator a cup of coffee
        </Link>
      </p>
    </main>
  );
}

/** More than a page: a whole book. */
const StorySheet = () => (
  <section
    aria-labelledby="story"
    className="relative mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-[6px] bg-meadow p-5 shadow-[0_1px_0_#1b1e3c55,0_14px_22px_#1b1e3c2e] sm:p-7 md:rotate-[.600deg]"
  >
    <StoryArt />
    <div className="min-w-0 flex-1 basis-64">
      <h2 id="story" className="text-[1.500rem] sm:text-[2rem]">
        Story Book
      </h2>
      <p className="mt-1.5 max-w-[40ch] text-[1.050rem] leading-snug sm:text-[1.200rem]">
        A whole book about you, with a picture to color on every page.
      </p>
    </div>
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Link href={paths.storyCharacter} className="ink-button inked max-sm:min-h-[60px] max-sm:flex-1">
        Tell a Story
      </Link>
      <Link href={paths.stories} className="ink-button inked max-sm:min-h-[60px] max-sm:flex-1">
        My Stories
      </Link>
    </div>
  </section>
);

function ModeSheet({ mode, large }: { mode: ModeCard; large: boolean }) {
  return (
    <article
      className={`${mode.paper} ${mode.tilt} relative flex min-h-[150px] items-center gap-4 rounded-[6px] p-4 shadow-[0_1px_0_#1b1e3c55,0_14px_22px_#1b1e3c2e] transition-[rotate] hover:rotate-0 focus-within:rotate-0 motion-reduce:transition-none sm:gap-6 sm:p-7 ${large ? 'max-sm:flex-col max-sm:items-stretch max-sm:p-5 md:min-h-[320px]' : 'md:h-full md:min-h-[270px]'}`}
    >
      <div
        className={`flex shrink-0 justify-center sm:h-44 ${large ? 'max-sm:pt-2 sm:w-[44%]' : 'max-sm:h-[104px] max-sm:w-[104px] sm:w-[38%]'}`}
      >
        <ModeArt mode={mode.id} />
      </div>
      <div className="min-w-0 flex-1">
        <h2
          className={`text-[1.500rem] ${large ? 'sm:text-[2rem] lg:text-[2.600rem]' : 'sm:text-[1.600rem] lg:text-[2rem]'}`}
        >
          {mode.title}
          {mode.beta && (
            <span className="ml-2 inline-block -rotate-3 border-b-4 border-ink align-middle font-body text-[1rem] font-bold tracking-normal">
              beta
            </span>
          )}
        </h2>
        <p className="mt-1.5 max-w-[26ch] text-[1.050rem] leading-snug sm:text-[1.200rem]">{mode.line}</p>
        <Link
          href={createMode(mode.id)}
          aria-label={`Select ${mode.title}`}
          className="ink-button inked mt-3 max-sm:min-h-[60px] sm:mt-5"
        >
          Select
        </Link>
      </div>
    </article>
  );
}
