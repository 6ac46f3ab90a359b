// The grown-ups' task: a product to work out and type.
import { type FormEvent, useId, useState } from 'react';
import { CrayonButton } from './Crayon';
import { Dialog } from './Dialog';
import { FieldError } from './Field';
import { answerGate, newTask } from './gate';
import { INK } from './ink';

export function GrownUpGate() {
  const id = useId();
  const [[one, other], setTask] = useState(() => newTask());
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Number(typed) === one * other) return answerGate(true);
    setWrong(typed.trim() ? 'Not quite. Here is another one.' : 'Please type the answer.');
    if (typed.trim()) setTask(newTask());
    setTyped('');
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog title="Grown-ups only" onClose={() => answerGate(false)} className="max-w-[30rem]">
      <div className="mt-3 flex items-center gap-4">
        <Keyhole />
        <p>This part of Pagelings is for grown-ups. Please work this out once, then you are in.</p>
      </div>
      <form onSubmit={submit} noValidate className="mt-6">
        <label htmlFor={id} className="block font-display text-[2rem] font-extrabold">
          What is {one} × {other}?
        </label>
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}e` : undefined}
          className="field inked mt-3 max-w-[12rem] font-display text-[1.600rem] font-bold"
        />
        <FieldError id={`${id}e`} text={wrong} />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <CrayonButton type="submit">Continue</CrayonButton>
          <button type="button" onClick={() => answerGate(false)} className="ink-button inked max-sm:w-full">
            Go back
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const Keyhole = () => (
  <svg viewBox="0 0 70 80" className="w-16 shrink-0" aria-hidden="true">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
      <path d="M20 36V24C20 2 51 2 51 24V36" fill="none" />
      <path
        d="M10 36 60 35C63 35 64 37 64 40V70C64 74 62 75 59 75L12 76C8 76 6 74 6 70V41C6 38 7 36 10 36Z"
        fill="#FFC928"
      />
      <circle cx="35" cy="52" r="5" fill={INK} />
      <path d="M35 54V64" fill="none" />
    </g>
  </svg>
);
