// The table a creation mode lies on: its own color, and the way back to the chooser.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';

type Props = { paper: string; onBack?: () => void; children: ReactNode };

export function ModeTable({ paper, onBack, children }: Props) {
  return (
    <main
      id="main"
      className={`min-h-[calc(100dvh-76px)] transition-colors motion-reduce:transition-none ${paper}`}
    >
      <div className="mx-auto max-w-[1320px] px-5 pb-20 pt-4 sm:px-8">
        <BackToModes onBack={onBack} />
        {children}
      </div>
    </main>
  );
}

export const BackToModes = ({ onBack }: { onBack?: (() => void) | undefined }) => (
  <Link
    href={paths.create}
    onClick={() => onBack?.()}
    className="text-link inline-flex min-h-[60px] items-center gap-2"
  >
    <Icon name="back" />
    Back to creation modes
  </Link>
);
