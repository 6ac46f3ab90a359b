// Lines, colored, or by number: three tiny pages.
import type { Style } from '../../../api/pictures';
import { INK } from '../../../ui/ink';

const STYLES: readonly { id: Style; label: string; fills: readonly [string, string, string] }[] = [
  { id: 'line', label: 'Lines', fills: ['#fff', '#fff', '#fff'] },
  { id: 'colored', label: 'Colored', fills: ['#8ED3F2', '#FFC928', '#7CC04A'] },
  { id: 'numbers', label: 'Numbers', fills: ['#fff', '#fff', '#fff'] },
];

export const StyleSwitch = ({ style, onChoose }: { style: Style; onChoose: (style: Style) => void }) => (
  <fieldset className="flex items-center">
    <legend className="sr-only">Version</legend>
    {STYLES.map(({ id, label, fills }) => (
      <label
        key={id}
        className={`relative grid min-h-[76px] w-[70px] cursor-pointer justify-items-center content-center gap-0.5 rounded-[18px] text-[.940rem] font-bold has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${style === id ? 'bg-ink text-paper' : ''}`}
      >
        <input
          type="radio"
          name="version"
          checked={style === id}
          onChange={() => onChoose(id)}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        />
        <svg viewBox="0 0 30 36" className="h-9" aria-hidden="true">
          <g stroke={INK} strokeWidth="2.200" strokeLinejoin="round">
            <path d="M2 2H28V34H2Z" fill={fills[0]} />
            <path d="M2 34V25C10 19 20 29 28 22V34Z" fill={fills[2]} />
            <circle cx="20" cy="11" r="5" fill={fills[1]} />
          </g>
          {id === 'numbers' && (
            <g fill={INK} fontSize="8" fontWeight="700" textAnchor="middle">
              <text x="20" y="14">
                1
              </text>
              <text x="9" y="19">
                2
              </text>
              <text x="20" y="32">
                3
              </text>
            </g>
          )}
        </svg>
        {label}
      </label>
    ))}
  </fieldset>
);
