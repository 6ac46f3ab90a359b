// The wizard on a screen: the address says which step it is, and a step taken goes there.
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths, storyAt } from '../../paths';
import { useKept } from '../../ui/kept';
import { type Act, change, SHAPE, START, type Step, type Wizard } from './wizard';

const PATHS = { 1: paths.storyCharacter, 2: paths.storySettings, 3: paths.storyGenerating } as const;

export const pathOf = (step: Step, id: string): string =>
  step === 4 ? (id ? storyAt(id) : paths.story) : PATHS[step];

export function useWizard(step: Step): [Wizard, (act: Act) => void] {
  const [kept, keep] = useKept('story', change, START, SHAPE);
  const [, navigate] = useLocation();
  const wizard = { ...kept, currentStep: step };
  const act = useCallback(
    (what: Act) => {
      keep({ do: 'go to', step });
      const then = keep(what);
      if (then.currentStep !== step) navigate(pathOf(then.currentStep, then.settings.id));
    },
    [keep, navigate, step],
  );
  return [wizard, act];
}
