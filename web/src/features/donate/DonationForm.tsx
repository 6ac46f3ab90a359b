// Amount, message, and the button that says the amount.
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useReturningMember } from '../../api/session';
import { CrayonButton } from '../../ui/Crayon';
import { Field } from '../../ui/Field';
import { AmountTiles } from './AmountTiles';
import { type Chosen, dollarsOf, priced, USUAL } from './amounts';
import { useDonating } from './useDonating';

export function DonationForm({ onAmount }: { onAmount: (dollars: number) => void }) {
  const { user } = useReturningMember();
  const [chosen, setChosen] = useState<Chosen>({ preset: USUAL });
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState(user?.email ?? '');
  const { going, complaints, donate } = useDonating();
  const dollars = dollarsOf(chosen);
  useEffect(() => onAmount(dollars), [dollars, onAmount]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    donate({ dollars, message, email });
  };
  const nothing = 'own' in chosen && dollars <= 0;
  return (
    <form onSubmit={submit} noValidate className="mt-8 grid max-w-[38rem] gap-7">
      <AmountTiles chosen={chosen} error={complaints.amount} onChange={setChosen} />
      <Note text={message} onChange={setMessage} />
      <Field
        label="Email for the receipt"
        note="(optional)"
        type="email"
        autoComplete="email"
        value={email}
        error={complaints.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CrayonButton
        type="submit"
        disabled={going || nothing}
        missing={nothing ? 'Please enter how much you would like to give.' : undefined}
      >
        {going ? 'One moment...' : `Donate ${priced(dollars)}`}
      </CrayonButton>
      <p className="max-w-[48ch]">
        For grown-ups. You pay on our payment provider’s own page; your card number never comes here.
      </p>
    </form>
  );
}

/** A sheet of note paper. */
function Note({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-display text-[1.300rem] font-bold">
        A few words <span className="font-body text-[1rem] font-normal">(optional)</span>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="note-paper mt-2 w-full px-5 font-display text-[1.250rem] font-semibold"
      />
    </div>
  );
}
