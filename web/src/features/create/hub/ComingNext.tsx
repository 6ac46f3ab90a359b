// A mode that is not there yet says so, and shows the one that is.
import { Link } from 'wouter';
import { createMode, paths } from '../../../paths';
import { CrayonShape } from '../../../ui/Crayon';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { ModeArt } from './ModeArt';
import type { ModeCard } from './modes';

export function ComingNext({ mode }: { mode: ModeCard }) {
  return (
    <main id="main" className={`min-h-[calc(100dvh-76px)] ${mode.paper}`}>
      <div className="mx-auto max-w-[1100px] px-5 pb-20 pt-4 sm:px-8">
        <Link href={paths.create} className="text-link inline-flex min-h-[60px] items-center gap-2">
          <Icon name="back" />
          Back to creation modes
        </Link>
        <div className="mt-8 grid items-center gap-10 md:grid-cols-2">
          <div className="sheet grid -rotate-1 place-items-center p-10">
            <div className="flex h-56 justify-center">
              <ModeArt mode={mode.id} />
            </div>
          </div>
          <div>
            <Headline>{mode.title}</Headline>
            <p className="mt-5 max-w-[40ch] text-[1.250rem]">We are still drawing this one. It comes next.</p>
            <p className="mt-3 max-w-[40ch] text-[1.250rem]">
              The Character Builder is ready: make a child, choose an adventure, print the page.
            </p>
            <div className="mt-8">
              <Link href={createMode('standard')} className="crayon max-sm:w-full">
                <CrayonShape />
                Character Builder
              </Link>
            </div>
          </div>
        </div>
      </div>
    </main>
  );
}
