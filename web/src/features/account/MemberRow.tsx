// One member, as an operator sees them, and how they stand here.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidOr } from '../../api/call';
import { changeStanding, type Someone } from '../../api/members';
import { Confirm } from '../../ui/Confirm';
import { tell, warn } from '../../ui/toasts';

const SORRY = 'There was a problem changing how this member stands. Please try again.';
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export function MemberRow({ member, isSelf }: { member: Someone; isSelf: boolean }) {
  const { email, displayName, isOperator, isSuspended } = member;
  const { running, asking, ask, change } = useStanding(member);
  return (
    <li
      aria-label={email}
      className="flat-sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-6 py-5"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere font-display text-[1.250rem] font-bold leading-tight">
          {displayName || email}
        </p>
        <p className="mt-1 wrap-anywhere text-soft">
          {displayName && `${email} · `}
          since <time dateTime={member.createdAt}>{day.format(new Date(member.createdAt))}</time>
        </p>
        <p className="mt-1 font-bold">
          {[isSelf && 'You', isOperator && 'Operator', isSuspended && 'Suspended'].filter(Boolean).join(', ')}
        </p>
      </div>
      {!isSelf && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={running}
            onClick={() => change({ isOperator: !isOperator })}
            className="ink-button inked"
          >
            {isOperator ? 'No longer operator' : 'Make operator'}
          </button>
          <button
            type="button"
            disabled={running}
            onClick={() => (isSuspended ? change({ isSuspended: false }) : ask(true))}
            className="ink-button inked wax-tomato"
          >
            {isSuspended ? 'Take back' : 'Suspend'}
          </button>
        </div>
      )}
      {asking && (
        <Confirm
          title={`Suspend ${displayName || email}?`}
          text="They are signed out at once and cannot sign in, and what they share is hidden. You can take them back."
          yes="Suspend"
          no="Go back"
          onYes={() => change({ isSuspended: true })}
          onNo={() => ask(false)}
        />
      )}
    </li>
  );
}

function useStanding(member: Someone) {
  const cache = useQueryClient();
  const [running, setRunning] = useState(false);
  const [asking, ask] = useState(false);
  const change = async (standing: Parameters<typeof changeStanding>[2]) => {
    ask(false);
    setRunning(true);
    try {
      await changeStanding(cache, member.id, standing);
      tell('Updated!', `${member.displayName || member.email} stands differently now.`);
    } catch (error) {
      warn('Error updating member', saidOr(error, SORRY));
    }
    setRunning(false);
  };
  return { running, asking, ask, change };
}
