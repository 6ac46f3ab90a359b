// Route / (and /welcome, with the auth dialog open): what a visitor sees first.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useReturningMember } from '../../api/session';
import { paths } from '../../paths';
import { openAuth, useAuthDialog } from '../../ui/auth-dialog';
import { CrayonShape } from '../../ui/Crayon';
import { takeWhere } from '../../ui/came-from';
import { Headline } from '../../ui/Headline';
import { INK } from '../../ui/ink';
import { Logo } from '../../ui/Logo';
import { Blurbs, OffScreens } from './Bands';
import { HeroSheet } from './HeroSheet';
import { HowItWorks } from './HowItWorks';

/** Someone signed in has no business here: on to where they were going, or to the hub. */
function useOnward(): void {
  const { user, loading } = useReturningMember();
  const dialog = useAuthDialog();
  const [here, go] = useLocation();
  useEffect(() => {
    if (user && !dialog) go(takeWhere() ?? paths.create, { replace: true });
  }, [user, dialog, go]);
  useEffect(() => {
    if (here === paths.welcome && !loading && !user) openAuth('login');
  }, [here, loading, user]);
}

export default function Landing() {
  useOnward();
  return (
    <main id="main">
      <section className="bg-sunflower">
        <div className="mx-auto grid max-w-[1240px] grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 px-5 pb-16 pt-7 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,540px)]">
          <div>
            <Logo className="text-3xl" />
            <Headline
              tab="Coloring pages of your own"
              className="mt-9 text-[clamp(2.900rem,8.400vw,5.400rem)]"
            >
              Welcome to Pagelings
            </Headline>
            <p className="mt-6 max-w-[30ch] text-[1.350rem] leading-snug">
              Make a character, send it on an adventure, and print the instant illustration to color by hand.
            </p>
            <div className="mt-9 flex flex-wrap items-center gap-4">
              <button type="button" className="crayon w-full sm:w-auto" onClick={() => openAuth('register')}>
                <CrayonShape />
                Create Free Account
              </button>
              <button
                type="button"
                className="ink-button inked min-h-[64px] max-sm:w-full"
                onClick={() => openAuth('login')}
              >
                Sign In
              </button>
            </div>
            <p className="mt-9 flex max-w-[24em] items-start gap-3 font-bold">
              <svg
                viewBox="0 0 60 40"
                className="mt-1 h-8 w-12 shrink-0 rotate-90 lg:rotate-0"
                aria-hidden="true"
              >
                <path
                  d="M4 30C16 6 34 4 54 18M40 6 55 18 40 32"
                  fill="none"
                  stroke={INK}
                  strokeWidth="5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              Try it now: pick a crayon, then tap the dinosaur.
            </p>
          </div>
          <HeroSheet />
        </div>
      </section>
      <OffScreens />
      <Blurbs />
      <HowItWorks />
    </main>
  );
}
