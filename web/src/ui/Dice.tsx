// The die of "Surprise me".
import { INK } from './ink';

export function Dice({ className = 'size-9' }: { className?: string }) {
  const eyes = [
    [20, 12],
    [12, 21],
    [14, 28],
    [28, 24],
  ] as const;
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path
        d="M6 12 20 5l14 7v16l-14 8-14-8ZM6 12l14 7 14-7M20 19v17"
        fill="none"
        stroke={INK}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {eyes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.200" fill={INK} />
      ))}
    </svg>
  );
}
