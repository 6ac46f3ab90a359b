// Small drawings that say what a control does.
import type { ReactNode } from 'react';
import { INK } from '../../../ui/ink';

const Small = ({ children, width = 3 }: { children: ReactNode; width?: number }) => (
  <svg viewBox="0 0 44 44" className="size-11" aria-hidden="true">
    <g fill="none" stroke={INK} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
);

export const FewLines = () => (
  <Small>
    <path d="M8 36V20L22 8 36 20V36Z" />
  </Small>
);
export const ManyLines = () => (
  <Small width={2}>
    <path d="M8 38V20L22 8 36 20V38ZM8 20H36M18 38V28H26V38M11 24H16V30H11ZM29 24H34V30H29ZM30 14V8H33V17M22 15v.2M11 34H16M28 34H33" />
  </Small>
);
export const ThinLine = () => (
  <Small width={1.5}>
    <path d="M6 28C14 8 28 40 38 16" />
  </Small>
);
export const BoldLine = () => (
  <Small width={7}>
    <path d="M6 28C14 8 28 40 38 16" />
  </Small>
);

/** The same cat, closely observed or simply drawn. */
export const LineArt = ({ style }: { style: string }) => (
  <svg viewBox="0 0 100 70" className="mx-auto h-16" aria-hidden="true">
    <g
      fill="none"
      stroke={INK}
      strokeWidth={style === 'cartoon' ? 4 : 2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {style === 'cartoon' ? (
        <path d="M26 40C24 30 25 18 28 8L42 19C47 17 53 17 58 19L72 8C75 18 76 30 74 40 72 56 62 63 50 63S28 56 26 40ZM40 36v4M60 36v4M46 48C48 52 52 52 54 48" />
      ) : (
        <path d="M27 41 25 32 26 20 29 8 35 12 42 19 50 17.500 58 19 65 12 71 8 74 20 75 32 73 41 70 51 62 59 50 62 38 59 30 51ZM31 15 34 22M69 15 66 22M36 37C38 33 43 33 45 37 43 40 38 40 36 37ZM55 37C57 33 62 33 64 37 62 40 57 40 55 37ZM47 47H53L50 50ZM50 50V54M50 54 45 57M50 54 55 57M33 48 18 45M33 52 19 54M67 48 82 45M67 52 81 54M44 24 46 29M50 23V28M56 24 54 29" />
      )}
    </g>
  </svg>
);
