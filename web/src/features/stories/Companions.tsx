// Who comes along: a sister, a dog, a robot, each with a name; added at the end, removed where they stand.
import { useId } from 'react';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { PreviewImage } from '../../ui/PreviewImage';
import { Speaker } from '../../ui/Speaker';
import { portraitOf } from './portraits';
import { type Act, type Companion, LIMITS, type Wizard } from './wizard';

type Choice = { id: string; label: string };
type Props = { wizard: Wizard; act: (act: Act) => void; choices: readonly Choice[] };

const TITLE = 'Who comes along?';

export function Companions({ wizard, act, choices }: Props) {
  const id = useId();
  const all = wizard.supportingCharacters;
  const full = all.length >= LIMITS.companions;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-[44px] items-center justify-between gap-3">
        <h2 id={id} className="text-[1.600rem]">
          {TITLE}
        </h2>
        <Speaker text={TITLE} />
      </div>
      <ul className="grid gap-4">
        {all.map((companion, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a companion is its position.
          <li key={at}>
            <Card companion={companion} at={at} act={act} choices={choices} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <button
          type="button"
          disabled={full}
          onClick={() => act({ do: 'add companion', bond: choices[0]?.id ?? 'sister' })}
          className="ink-button inked wax-sunflower min-h-[64px]"
        >
          <Icon name="plus" />
          Bring somebody along
        </button>
        <p className="font-bold" aria-live="polite">
          {full
            ? 'Three friends come along: the path is full.'
            : all.length === 0 && 'Or go on your own. You will meet friends on the way.'}
        </p>
      </div>
    </section>
  );
}

type CardProps = { companion: Companion; at: number; act: (act: Act) => void; choices: readonly Choice[] };

function Card({ companion, at, act, choices }: CardProps) {
  const id = useId();
  const set = (change: Partial<Companion>) => act({ do: 'change companion', at, change });
  const called = companion.name.trim() || `Friend ${at + 1}`;
  return (
    <div className="flat-sheet grid items-end gap-x-5 gap-y-3 p-4 sm:grid-cols-[96px_minmax(0,1fr)_minmax(0,1fr)_auto] sm:p-5">
      <span className="relative mx-auto block size-24 overflow-hidden max-sm:row-span-1" aria-hidden="true">
        <PreviewImage src={portraitOf(companion.bond)} alt="" lazy />
      </span>
      <div>
        <label htmlFor={id} className="font-bold">
          Who is it?
        </label>
        <select
          id={id}
          value={companion.bond}
          onChange={(event) => set({ bond: event.target.value })}
          className="field inked mt-1"
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="What are they called?"
        value={companion.name}
        maxLength={LIMITS.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <button
        type="button"
        aria-label={`Leave ${called} at home`}
        onClick={() => act({ do: 'remove companion', at })}
        className="ink-button inked square-button justify-self-end"
      >
        <Icon name="trash" className="size-7" />
      </button>
    </div>
  );
}
