// The dotted trail of a wizard's steps.

type Step = { id: string; label: string; open: boolean };
type Props = { steps: readonly Step[]; current: string; onGo: (id: string) => void };

export function StepTrail({ steps, current, onGo }: Props) {
  // Four steps and a word are too wide for the narrowest windows.
  const long = steps.length > 3;
  return (
    <ol aria-label="Steps" className="flex items-center">
      {steps.map((step, n) => {
        const here = step.id === current;
        return (
          <li key={step.id} className="flex items-center">
            {n > 0 && (
              <svg
                viewBox="0 0 60 12"
                className={`h-3 sm:w-12 ${long ? 'max-sm:hidden' : 'w-5'}`}
                aria-hidden="true"
              >
                <path
                  d="M2 6C20 1 40 11 58 6"
                  stroke="currentColor"
                  strokeWidth="4"
                  fill="none"
                  strokeLinecap="round"
                  strokeDasharray="2 9"
                />
              </svg>
            )}
            <button
              type="button"
              disabled={!step.open}
              aria-current={here ? 'step' : undefined}
              onClick={() => onGo(step.id)}
              className={`flex min-h-[60px] min-w-[60px] items-center justify-center gap-2 font-bold`}
            >
              <span
                className={`flex min-h-11 items-center gap-2 rounded-full px-4 ${here ? 'bg-ink text-paper' : ''}`}
              >
                <span className="font-display">{n + 1}</span>
                <span className={here ? (long ? 'max-[359px]:sr-only' : '') : 'max-sm:sr-only'}>
                  {step.label}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
