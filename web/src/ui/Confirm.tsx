// Asking once more before something that hurts.
import { Dialog } from './Dialog';

type Props = { title: string; text: string; yes: string; no: string; onYes: () => void; onNo: () => void };

export function Confirm({ title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Dialog title={title} onClose={onNo} className="max-w-[28rem]">
      <p className="mt-3">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onNo} className="ink-button inked">
          {no}
        </button>
        <button
          type="button"
          onClick={onYes}
          className="min-h-[60px] rounded-[22px] bg-ember px-7 font-display text-[1.120rem] font-bold text-paper"
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
