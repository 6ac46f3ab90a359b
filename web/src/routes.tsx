// Every route, its frame and its door. Screens other than the landing page are fetched when needed.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy as lazyOf, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { queryClient } from './api/client';
import { askWhoIsHere } from './api/session';
import Landing from './features/home/Landing';
import { Account } from './layout/Account';
import { Gate } from './layout/Gate';
import { Toasts } from './layout/Toasts';
import { WithFooter } from './layout/WithFooter';
import { WithLogo } from './layout/WithLogo';
import { paths, storyAt } from './paths';

type Load = () => Promise<{ default: ComponentType<never> }>;
const loads = new Map<unknown, Load>();

/** A screen that is fetched when it is first shown, or earlier by `fetchEarly`. */
const lazy: typeof lazyOf = (load) => {
  const screen = lazyOf(load);
  loads.set(screen, load as Load);
  return screen;
};

const WithNavBar = lazy(async () => ({ default: (await import('./layout/WithNavBar')).WithNavBar }));
const RequireMember = lazy(async () => ({
  default: (await import('./features/account/RequireMember')).RequireMember,
}));

const WORKING: readonly [path: string, screen: ComponentType, forMembers: boolean][] = [
  [paths.create, lazy(() => import('./features/create/Hub')), true],
  [paths.coloring, lazy(() => import('./features/create/Coloring')), true],
  [paths.gallery, lazy(() => import('./features/gallery/Gallery')), true],
  [paths.adventures, lazy(() => import('./features/gallery/Adventures')), true],
  [paths.storyCharacter, lazy(() => import('./features/stories/StoryCharacter')), true],
  [paths.storySettings, lazy(() => import('./features/stories/StorySettings')), true],
  [paths.storyGenerating, lazy(() => import('./features/stories/StoryGenerating')), true],
  [paths.story, lazy(() => import('./features/stories/StoryHere')), true],
  [storyAt(':id'), lazy(() => import('./features/stories/StoryReader')), true],
  [paths.stories, lazy(() => import('./features/stories/Stories')), true],
  [paths.review, lazy(() => import('./features/gallery/Review')), true],
  [paths.members, lazy(() => import('./features/account/Members')), true],
  [paths.account, lazy(() => import('./features/account/Account')), true],
  [paths.login, lazy(() => import('./features/account/Login')), false],
  [paths.register, lazy(() => import('./features/account/Register')), false],
  [paths.donation, lazy(() => import('./features/donate/Donation')), false],
  [paths.donationSuccess, lazy(() => import('./features/donate/DonationSuccess')), false],
  [paths.donationCancel, lazy(() => import('./features/donate/DonationCancel')), false],
  [paths.about, lazy(() => import('./features/legal/About')), false],
  [paths.credits, lazy(() => import('./features/legal/Credits')), false],
];

const LEGAL: readonly [path: string, screen: ComponentType][] = [
  [paths.privacy, lazy(() => import('./features/legal/Privacy'))],
  [paths.terms, lazy(() => import('./features/legal/Terms'))],
  [paths.cookies, lazy(() => import('./features/legal/Cookies'))],
  [paths.contact, lazy(() => import('./features/legal/Contact'))],
];

const NotFound = lazy(() => import('./features/home/NotFound'));

/** Fetches at once, side by side, what would else be asked for one after the other: frame, door, screen, session. */
export function fetchEarly(path: string): void {
  const working = WORKING.find(([route]) => route === path);
  if (!working) return;
  const [, Screen, forMembers] = working;
  const parts: unknown[] = forMembers ? [WithNavBar, RequireMember, Screen] : [WithNavBar, Screen];
  // What fails here is asked for again, and told, where it is shown.
  for (const part of parts)
    loads
      .get(part)?.()
      .catch(() => {});
  if (forMembers) askWhoIsHere(queryClient);
}

export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<p className="sr-only">Sharpening the pencils…</p>}>
        <Switch>
          {[paths.home, paths.welcome].map((path) => (
            <Route key={path} path={path}>
              <WithFooter>
                <Landing />
              </WithFooter>
            </Route>
          ))}
          {LEGAL.map(([path, Screen]) => (
            <Route key={path} path={path}>
              <WithLogo>
                <Screen />
              </WithLogo>
            </Route>
          ))}
          {WORKING.map(([path, Screen, forMembers]) => (
            <Route key={path} path={path}>
              <WithNavBar>
                {forMembers ? (
                  <RequireMember>
                    <Screen />
                  </RequireMember>
                ) : (
                  <Screen />
                )}
              </WithNavBar>
            </Route>
          ))}
          <Route>
            <WithNavBar>
              <NotFound />
            </WithNavBar>
          </Route>
        </Switch>
      </Suspense>
      <Account />
      <Gate />
      <Toasts />
    </QueryClientProvider>
  );
}
