// What the child does there: ruled lines with a mark each; the last line is for one's own words.
import { type Dispatch, useId } from 'react';
import type { Idea } from '../../../api/options';
import { Speaker } from '../../../ui/Speaker';
import { type Act, type Draft, LIMITS } from './draft';

type Props = { draft: Draft; act: Dispatch<Act>; ideas: readonly Idea[] };

const EXPLORING = 'Just exploring and having fun';

export function ActivityList({ draft, act, ideas }: Props) {
  const id = useId();
  const own = draft.own.trim() !== '';
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-[44px] items-center justify-between gap-3">
        <h2 id={id} className="text-[1.600rem]">
          What are you doing there?
        </h2>
        <Speaker text="What are you doing there?" />
      </div>
      <div className="ruled flat-sheet relative py-3 pl-12 pr-4 sm:pl-16">
        <span aria-hidden="true" className="absolute inset-y-0 left-9 w-[3px] bg-tomato/60 sm:left-12" />
        <div role="radiogroup" aria-labelledby={id}>
          {ideas.map((idea) => (
            <Line
              key={idea.id}
              text={idea.text}
              checked={!own && draft.idea.id === idea.id}
              onChoose={() => act({ do: 'idea', idea: { id: idea.id, label: idea.text } })}
            />
          ))}
          <Line
            text={EXPLORING}
            checked={!own && draft.idea.id === ''}
            onChoose={() => act({ do: 'explore' })}
          />
        </div>
        <label className="relative flex min-h-[64px] items-center gap-3">
          <Mark on={own} />
          <span className="sr-only">My own adventure</span>
          <input
            value={draft.own}
            onChange={(event) => act({ do: 'own', text: event.target.value })}
            placeholder="I'm building a sandcastle with my friends..."
            maxLength={LIMITS.own}
            className="min-h-[56px] w-full min-w-0 bg-transparent font-display text-[1.250rem] font-semibold placeholder:font-medium placeholder:text-[#5f6384]"
          />
        </label>
      </div>
    </section>
  );
}

function Line({ text, checked, onChoose }: { text: string; checked: boolean; onChoose: () => void }) {
  return (
    <label className="relative flex min-h-[60px] cursor-pointer items-center gap-3 border-b-[3px] border-sky py-2 text-[1.200rem] leading-snug has-focus-visible:outline-4 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="activity"
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <Mark on={checked} />
      <span className={checked ? 'font-bold' : ''}>{text}</span>
    </label>
  );
}

/** A circle in the margin; chosen, it is scribbled in and ticked. */
const Mark = ({ on }: { on: boolean }) => (
  <svg viewBox="0 0 40 40" className="size-9 shrink-0" aria-hidden="true">
    <path
      d="M20 4C31 3 37 10 36 20 36 31 29 37 20 36 9 37 4 29 4 20 4 10 10 4 20 4Z"
      fill={on ? '#FFC928' : '#fff'}
      stroke="#1B1E3C"
      strokeWidth="3.500"
    />
    {on && (
      <path
        d="M11 21l7 8L31 12"
        fill="none"
        stroke="#1B1E3C"
        strokeWidth="4.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </svg>
);
