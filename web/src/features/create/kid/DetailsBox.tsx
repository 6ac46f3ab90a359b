// Folded away under "For grown-ups": details to add to the pictures.
import { useId } from 'react';
import { Icon } from '../../../ui/Icon';
import { Tip } from '../../../ui/Tip';
import { DETAILS_CHARS } from './kid';

export function DetailsBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <details open={text !== ''} className="group max-w-[40rem]">
      <summary className="inline-flex min-h-[60px] cursor-pointer list-none items-center gap-3 font-bold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <Icon name="pencil" />
        For grown-ups
      </summary>
      <div className="mt-1 flex items-center gap-1">
        <label htmlFor={id} className="font-bold">
          Details, for grown-ups to add
        </label>
        <Tip about="What could I add?" text="For example a rainbow, or a crown." />
      </div>
      <textarea
        id={id}
        rows={2}
        value={text}
        maxLength={DETAILS_CHARS}
        onChange={(event) => onChange(event.target.value)}
        placeholder="a rainbow"
        className="field inked block resize-none py-2 text-[1.150rem]"
      />
    </details>
  );
}
