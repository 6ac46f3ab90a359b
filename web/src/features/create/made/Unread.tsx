// What was not understood, said kindly.

export function Unread({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="flat-sheet taped -rotate-[.5deg] px-6 py-5">
      <h2 className="text-[1.300rem]">Not in my sketchbook yet</h2>
      <p className="mt-1.5">
        I could not draw {listed(words)}. Everything else is on the page. Try another word for it, or draw it
        in yourself!
      </p>
    </div>
  );
}

/** “robot”, “dog” and “cat”. */
function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last;
}
