// The table the story wizard works on: the way back, the booklet of steps, and the option lists.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Options } from '../../api/options';
import { WithOptions } from '../../child/WithOptions';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { StepTrail } from '../../ui/StepTrail';
import type { Act, Wizard } from './wizard';

const NAMES = ['Character', 'Settings', 'Pages', 'Story'] as const;

type Props = {
  wizard: Wizard;
  act: (act: Act) => void;
  children: (options: Options) => ReactNode;
};

export function WizardTable({ wizard, act, children }: Props) {
  const named = wizard.character.name.trim() !== '';
  const begun = wizard.settings.id !== '';
  const open = [true, named, begun, begun];
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-peach">
      <div className="mx-auto max-w-[1320px] px-5 pb-20 pt-4 sm:px-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <Link href={paths.create} className="text-link inline-flex min-h-[60px] items-center gap-2">
            <Icon name="back" />
            Back to creation modes
          </Link>
          <StepTrail
            current={String(wizard.currentStep)}
            steps={NAMES.map((label, n) => ({ id: String(n + 1), label, open: open[n] ?? false }))}
            onGo={(id) => act({ do: 'go to', step: Number(id) })}
          />
        </div>
        <WithOptions>{(options) => <div className="slide-in">{children(options)}</div>}</WithOptions>
      </div>
    </main>
  );
}
