// One picture an operator decides about.
import { useQueryClient } from '@tanstack/react-query';
import { type Decision, decide, type Offered, type Pile } from '../../api/review';
import { tell } from '../../ui/toasts';
import { Hung } from './Hung';
import { useActs } from './useActs';
import { Written } from './Written';

type Props = { offered: Offered; pile: Pile; tilt: string; onLook: () => void };

const SORRY = [
  'Error updating artwork',
  'There was a problem with your decision. Please try again.',
] as const;

export function OfferedCard({ offered, pile, tilt, onLook }: Props) {
  const cache = useQueryClient();
  const { running, during } = useActs<Decision>();
  const { upload, reports } = offered;
  const settle = (decision: Decision) =>
    during(
      decision,
      async () => {
        await decide(cache, upload.id, decision);
        tell('Updated!', decision === 'approve' ? 'Everyone can see it now.' : 'Nobody else can see it.');
      },
      SORRY,
    );
  return (
    <article aria-label={upload.title} className="flex h-full flex-col px-5 pb-6 pt-7">
      <Hung src={upload.thumbUrl} alt={upload.title} title={upload.title} tilt={tilt} onLook={onLook} mat />
      <Written
        title={upload.title}
        text={upload.description}
        date={upload.createdAt}
        tags={upload.tags}
        heading="h2"
      />
      {reports.map((report) => (
        <p key={report.createdAt} className="mt-1 font-bold">
          Reported{report.reason ? `: ${report.reason}` : '.'}
        </p>
      ))}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {pile !== 'approved' && (
          <button
            type="button"
            aria-disabled={running !== null}
            aria-busy={running === 'approve'}
            onClick={() => settle('approve')}
            className="ink-button inked wax-meadow"
          >
            Approve
          </button>
        )}
        {pile !== 'hidden' && (
          <button
            type="button"
            aria-disabled={running !== null}
            aria-busy={running === 'hide'}
            onClick={() => settle('hide')}
            className="ink-button inked wax-tomato"
          >
            Hide
          </button>
        )}
      </div>
    </article>
  );
}
