// What is on a static page: stays in sight on wide screens, folds away on narrow ones.
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { anchorOf } from './anchors';

type Props = { titles: readonly string[]; here: string | undefined };

export function ContentsList({ titles, here }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label="On this page" className="md:sticky md:top-8">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="ink-button inked w-full justify-between md:hidden"
      >
        On this page
        <Icon name={open ? 'minus' : 'plus'} />
      </button>
      <p className="hidden font-display text-[1.150rem] font-bold md:block">On this page</p>
      <ol className={`mt-2 gap-0.5 md:mt-3 md:grid ${open ? 'grid' : 'hidden'}`}>
        {titles.map((title) => (
          <li key={title}>
            <Entry title={title} here={here === anchorOf(title)} onGo={() => setOpen(false)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type EntryProps = { title: string; here: boolean; onGo: () => void };

const Entry = ({ title, here, onGo }: EntryProps) => (
  <a
    href={`#${anchorOf(title)}`}
    onClick={onGo}
    aria-current={here ? 'true' : undefined}
    className={`flex min-h-11 items-center border-l-[5px] py-1.5 pl-3 leading-snug underline-offset-4 hover:underline ${here ? 'border-tomato font-bold' : 'border-ink/15'}`}
  >
    {title}
  </a>
);
