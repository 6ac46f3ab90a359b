// A labelled field of a form, with its error under it.
import { type ComponentProps, useId, useState } from 'react';
import { Icon } from './Icon';

type Props = ComponentProps<'input'> & { label: string; note?: string; error?: string | undefined };

export function Field({ label, note, error, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {label} {note && <span className="font-normal text-soft">{note}</span>}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        className={`field inked mt-1 ${className}`}
        {...input}
      />
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
}

type LongProps = ComponentProps<'textarea'> & { label: string; note?: string };

/** Several lines of text, which nothing is wrong with. */
export function LongField({ label, note, ...textarea }: LongProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {label} {note && <span className="font-normal text-soft">{note}</span>}
      </label>
      <textarea id={id} rows={3} className="field inked mt-1 py-3" {...textarea} />
    </div>
  );
}

/** A password one can look at. */
export function PasswordField(props: Props) {
  const [seen, setSeen] = useState(false);
  return (
    <div className="relative">
      <Field {...props} type={seen ? 'text' : 'password'} className="pr-16" />
      <button
        type="button"
        aria-pressed={seen}
        aria-label="Show password"
        onClick={() => setSeen(!seen)}
        className="absolute right-2 top-[2.200rem] grid size-12 place-items-center"
      >
        <Icon name={seen ? 'eye' : 'shut'} />
      </button>
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-center gap-2 font-bold text-ember">
      <Icon name="oops" className="size-5" />
      {text}
    </p>
  );
}
