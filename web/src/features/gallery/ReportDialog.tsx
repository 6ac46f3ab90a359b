// Saying that a picture should not hang here.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { report, type Upload } from '../../api/uploads';
import { Dialog } from '../../ui/Dialog';
import { LongField } from '../../ui/Field';
import { tell } from '../../ui/toasts';
import { sayWhy } from './useActs';

const SORRY = ['Error reporting artwork', 'There was a problem reporting this artwork.'] as const;

export function ReportDialog({ art, onClose }: { art: Upload; onClose: () => void }) {
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await report(cache, art.id, reason.trim());
      tell('Thank you!', 'The picture is hidden until an operator has looked at it.');
      onClose();
    } catch (error) {
      setSending(false);
      sayWhy(error, SORRY);
    }
  };
  return (
    <Dialog title="Report this picture?" onClose={onClose} className="max-w-[32rem]">
      <form onSubmit={submit} className="mt-3 grid gap-4">
        <p>“{art.title}” is hidden at once, and an operator looks at it.</p>
        <LongField
          label="What is wrong with it?"
          note="(optional)"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={sending} className="ink-button inked wax-tomato max-sm:w-full">
            {sending ? 'Reporting...' : 'Report'}
          </button>
          <button type="button" onClick={onClose} className="ink-button inked max-sm:w-full">
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
