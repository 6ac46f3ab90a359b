// The logo: a page with legs and one folded, colored corner.
import { INK } from './ink';

export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 font-display font-extrabold leading-none ${className}`}>
      <svg viewBox="0 0 64 64" className="h-[1.500em] w-[1.350em]" aria-hidden="true">
        <g stroke={INK} strokeWidth="4.500" strokeLinejoin="round" strokeLinecap="round">
          <path
            d="M10 9C10 6 12 5 15 5L42 4 55 17 56 52C56 55 54 57 51 57L14 58C11 58 9 56 9 53Z"
            fill="#fff"
          />
          <path d="M42 4 42 17 55 17" fill="#FF5F3D" />
          <circle cx="25" cy="31" r="2.400" fill={INK} />
          <circle cx="41" cy="31" r="2.400" fill={INK} />
          <path d="M26 41C30 47 37 47 41 41" fill="none" />
          <path d="M9 40C4 40 3 34 3 31M56 40C61 40 62 35 61 31M24 58V62M42 58V62" fill="none" />
        </g>
      </svg>
      <span className="pt-[.1em]">Pagelings</span>
    </span>
  );
}
