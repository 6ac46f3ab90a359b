// "Your Coloring Page" of the hub's modes: the page, what was not understood, and another go at it.
import type { ReactNode } from 'react';
import { ResultView } from '../result/ResultView';
import { type Made, titleOf } from './made';
import { Unread } from './Unread';
import { useStamp } from './useStamp';

type Props = {
  made: Made;
  onSaved: () => void;
  onNew: () => void;
  /** Ways to go on with this page: draw it again, change it. */
  again: ReactNode;
};

export function MadePage({ made, onSaved, onNew, again }: Props) {
  const title = titleOf(made.wish);
  const stamp = useStamp(made.page);
  return (
    <ResultView
      heading="Your Coloring Page"
      newLabel="Create New"
      imageUrl={made.page}
      caption=""
      fileName={`coloring-page-${stamp}`}
      printTitle={`${title} – Coloring Adventure`}
      saved={made.saved}
      onSaved={onSaved}
      onNew={onNew}
      page={{
        title,
        caption: '',
        complexity: 'simple',
        tags: ['prompt-based'],
        character: { name: 'Pageling', age: 5, gender: 'unspecified' },
      }}
      first={<Unread {...made} />}
    >
      {again}
    </ResultView>
  );
}
