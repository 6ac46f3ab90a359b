// Five chips that jump to the groups of a long step.
const STOPS = [
  { anchor: 'name', label: 'Name' },
  { anchor: 'age', label: 'Age' },
  { anchor: 'hobby', label: 'Hobby' },
  { anchor: 'hair', label: 'Hair' },
  { anchor: 'outfit', label: 'Outfit' },
] as const;

/** Scrolls to a group and gives it the focus, so that the keyboard goes on from there. */
function jump(anchor: string): void {
  const group = document.getElementById(anchor);
  const quiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  group?.scrollIntoView({ behavior: quiet ? 'instant' : 'smooth', block: 'start' });
  group?.querySelector<HTMLElement>('input:checked, input, button')?.focus({ preventScroll: true });
}

export const Rail = () => (
  <nav aria-label="Jump to" className="mt-5 flex flex-wrap gap-2">
    {STOPS.map(({ anchor, label }) => (
      <button
        key={anchor}
        type="button"
        onClick={() => jump(anchor)}
        className="min-h-[60px] min-w-[60px] rounded-[20px_24px_19px_25px] border-[3px] border-ink bg-paper/55 px-4 font-display text-[1.100rem] font-bold hover:bg-paper"
      >
        {label}
      </button>
    ))}
  </nav>
);
