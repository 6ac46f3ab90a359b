// The table the story wizard works on: the way back, the booklet of steps, and the option lists.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Options, useOptions } from '../../api/options';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { ErrorState } from '../../ui/Notices';
import { StepTrail } from '../../ui/StepTrail';
import { Spinner } from '../../ui/Waiting';
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
        <Loaded>{children}</Loaded>
      </div>
    </main>
  );
}

function Loaded({ children }: { children: (options: Options) => ReactNode }) {
  const options = useOptions();
  if (options.isPending) return <Spinner label="Sharpening the pencils…" />;
  if (options.isError) {
    return (
      <ErrorState
        title="The crayon box did not open"
        action={
          <button type="button" className="ink-button inked" onClick={() => options.refetch()}>
            Try Again
          </button>
        }
      >
        We could not reach the server. Nothing you made is lost.
      </ErrorState>
    );
  }
  return <div className="slide-in">{children(options.data)}</div>;
}
