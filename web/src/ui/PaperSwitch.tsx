// Letter or A4: two little sheets of their true proportions.
import { choosePaper, usePaper } from './paper';

const PAPERS = [
  { id: 'letter', label: 'Letter', box: 'h-[26px] w-[20px]' },
  { id: 'a4', label: 'A4', box: 'h-[28px] w-[19.800px]' },
] as const;

export function PaperSwitch() {
  const paper = usePaper();
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">Paper</legend>
      {PAPERS.map((each) => (
        <label
          key={each.id}
          className={`relative flex min-h-[60px] cursor-pointer items-center gap-2 rounded-[18px] px-3 font-bold has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${paper === each.id ? 'bg-ink text-paper' : ''}`}
        >
          <input
            type="radio"
            name="paper"
            checked={paper === each.id}
            onChange={() => choosePaper(each.id)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span
            className={`inline-block rounded-[2px] border-[3px] border-current ${each.box}`}
            aria-hidden="true"
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}
