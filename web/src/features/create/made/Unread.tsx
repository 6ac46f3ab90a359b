// What was not understood and what was drawn instead, said kindly.
import type { Made } from './made';

type Props = Pick<Made, 'unread' | 'instead'>;

export function Unread({ unread, instead }: Props) {
  if (unread.length === 0 && instead.length === 0) return null;
  return (
    <div className="flat-sheet taped -rotate-[.5deg] px-6 py-5">
      <h2 className="text-[1.300rem]">Not in my sketchbook yet</h2>
      {instead.map((sentence) => (
        <p key={sentence} className="mt-1.5">
          {sentence}
        </p>
      ))}
      {unread.length > 0 && (
        <p className="mt-1.5">
          I could not draw {listed(unread)}. Everything else is on the page. Try another word for it, or draw
          it in yourself!
        </p>
      )}
    </div>
  );
}

/** “robot”, “dog” or “cat”. */
function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last;
}
