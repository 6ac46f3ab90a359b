// Route /create: the mode chooser, or the mode the address asks for. Each mode is fetched when it is opened.
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { Spinner } from '../../ui/Waiting';
import { Chooser } from './hub/Chooser';
import { modeIn } from './hub/modes';

const SCREENS = {
  child: lazy(async () => ({ default: (await import('./kid/KidMode')).KidMode })),
  standard: lazy(async () => ({ default: (await import('./builder/Builder')).Builder })),
  prompt: lazy(async () => ({ default: (await import('./prompt/PromptMode')).PromptMode })),
  photo: lazy(async () => ({ default: (await import('./photo/PhotoMode')).PhotoMode })),
};

export default function Hub() {
  const mode = modeIn(useSearch());
  if (!mode) return <Chooser />;
  const Screen = SCREENS[mode.id];
  return (
    <Suspense
      fallback={
        <main id="main" className={`grid min-h-[calc(100dvh-76px)] place-items-center ${mode.paper}`}>
          <Spinner label="Sharpening the pencils…" />
        </main>
      }
    >
      <Screen />
    </Suspense>
  );
}
