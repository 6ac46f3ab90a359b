// What was not understood, what was left out and what was drawn instead, said kindly.
import type { Told } from './made';

export function Unread({ unread, undrawn = [], instead }: Told) {
  const missing = unread.length + undrawn.length > 0;
  if (!missing && instead.length === 0) return null;
  return (
    <div className="flat-sheet taped -rotate-[.5deg] px-6 py-5">
      <h2 className="text-[1.300rem]">Not in my sketchbook yet</h2>
      {instead.map((sentence) => (
        <p key={sentence} className="mt-1.5">
          {sentence}
        </p>
      ))}
      {missing && (
        <p className="mt-1.5">
          {unread.length > 0 && `I could not draw ${listed(unread, 'or')}. `}
          {undrawn.length > 0 && `I left out ${listed(undrawn, 'and')}. `}
          Everything else is on the page. Try another word for it, or draw it in yourself!
        </p>
      )}
    </div>
  );
}

/** “robot”, “dog” or “cat”. */
function listed(words: readonly string[], last: 'or' | 'and'): string {
  const quoted = words.map((word) => `“${word}”`);
  const end = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} ${last} ${end}` : end;
}
