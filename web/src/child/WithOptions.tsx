// What is shown once the option lists are there: a spinner before, and what to do when they do not come.
import type { ReactNode } from 'react';
import { type Options, useOptions } from '../api/options';
import { ErrorState } from '../ui/Notices';
import { Spinner } from '../ui/Waiting';

export function WithOptions({ children }: { children: (options: Options) => ReactNode }) {
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
  return children(options.data);
}
