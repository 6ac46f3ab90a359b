// "Change it": a short instruction, and the same page a little different.
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { CHANGES_MAX, changed, type Made } from './made';
import type { useArtist } from './useArtist';

type Props = { artist: ReturnType<typeof useArtist>; made: Made };

/** What the server takes. */
const LONGEST = 200;
const IDEAS = ['add a butterfly', 'make it simpler', 'bigger', 'at night'] as const;

export function ChangeIt({ artist, made }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const full = made.changes.length >= CHANGES_MAX;
  const blank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank || artist.busy || full) return;
    artist.draw(changed(made, text));
    setText('');
  };
  return (
    <form onSubmit={submit} className="flat-sheet ruled col-span-full grid gap-3 p-5">
      <label htmlFor={id} className="font-bold">
        What should be different?
      </label>
      <div className="grid gap-4">
        <input
          id={id}
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
          placeholder="add a butterfly"
          aria-describedby={`${id}i`}
          className="min-h-[60px] w-full border-b-4 border-ink bg-transparent font-display text-[1.350rem] font-semibold"
        />
        <button
          type="submit"
          disabled={blank || artist.busy || full}
          className="ink-button inked wax-sky w-full px-5"
        >
          <Icon name="wand" />
          Change it
        </button>
      </div>
      <p id={`${id}i`} className="text-soft">
        {full
          ? 'This page has changed a lot. Draw it again from new words!'
          : `For example: ${IDEAS.join(', ')}.`}
      </p>
      <NotUnderstood instructions={made.ignored} />
    </form>
  );
}

/** Instructions about how busy the page is, which change nothing where it is so already. */
const SIMPLER = /\b(simpl|easi|easy|plain|less)/i;
const BUSIER = /\b(detail|harder|hard|busier|complicated|complex|fancier)/i;

function told(instructions: readonly string[]): string {
  if (instructions.every((one) => SIMPLER.test(one))) return 'This is as simple as this page can be already.';
  if (instructions.every((one) => BUSIER.test(one)))
    return 'This page has all the detail it can have already.';
  return `I did not understand “${instructions.join('”, “')}”, so the page is as it was. Try other words.`;
}

const NotUnderstood = ({ instructions }: { instructions: readonly string[] }) => (
  <p role="status" className="font-bold empty:hidden">
    {instructions.length > 0 && told(instructions)}
  </p>
);
