// Up to five tags: Enter or a comma adds one, a press takes it off.
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { MOST_TAGS, withTags } from './uploadForm';

type Props = { tags: readonly string[]; onChange: (tags: readonly string[]) => void };

export function TagField({ tags, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const full = tags.length >= MOST_TAGS;
  const add = () => {
    if (typed.trim()) onChange(withTags(tags, typed));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        Tags <span className="font-normal text-soft">(optional, up to {MOST_TAGS})</span>
      </label>
      <input
        id={id}
        value={typed}
        maxLength={40}
        autoComplete="off"
        disabled={full}
        aria-describedby={`${id}h`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        className="field inked mt-1 disabled:bg-ink/5"
      />
      <p id={`${id}h`} className="mt-1 text-soft">
        {full ? 'That is five: take one off to add another.' : 'Press Enter or a comma after each.'}
      </p>
      {tags.length > 0 && (
        <ul aria-label="Chosen tags" className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
                className="flex min-h-11 items-center gap-2 rounded-[14px] bg-mint px-3 font-bold"
              >
                <span className="max-w-44 truncate">{tag}</span>
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
