// A line drawing for each hobby.
import type { ReactNode } from 'react';
import { INK } from '../ui/ink';

const open = { fill: 'none' } as const;

const ART: Record<string, ReactNode> = {
  sports: (
    <>
      <circle cx="48" cy="50" r="44" />
      <path d="M48 32 65 45 58 65H38L31 45Z" />
      <path {...open} d="M48 32V7M65 45 88 36M58 65 72 84M38 65 24 84M31 45 8 36" />
    </>
  ),
  music: (
    <>
      <path {...open} d="M30 82V20L82 8V68" strokeWidth="7" />
      <ellipse cx="18" cy="84" rx="15" ry="11" transform="rotate(-18 18 84)" />
      <ellipse cx="70" cy="71" rx="15" ry="11" transform="rotate(-18 70 71)" />
    </>
  ),
  art: (
    <>
      <path d="M48 6C16 6-2 28 4 54 10 82 40 94 56 90 68 86 56 72 66 64 76 58 96 70 96 44 94 20 72 6 48 6Z" />
      <circle cx="30" cy="34" r="8" />
      <circle cx="56" cy="26" r="8" />
      <circle cx="76" cy="40" r="7" />
      <circle cx="26" cy="58" r="8" />
    </>
  ),
  science: (
    <>
      <path d="M32 2H64M38 2V36L10 80C4 90 10 96 18 96H78C88 96 92 88 88 80L58 36V2" />
      <path {...open} d="M22 66C36 58 56 76 74 66" />
      <circle cx="42" cy="82" r="5" />
      <circle cx="62" cy="80" r="4" />
    </>
  ),
  reading: (
    <>
      <path d="M-2 14C20 4 38 8 48 18 58 8 78 4 98 14V84C80 76 58 80 48 90 38 80 18 76-2 84Z" />
      <path
        {...open}
        d="M48 18V90M8 34c10-3 20-2 26 2M8 52c10-3 20-2 26 2M62 36c8-4 18-4 26-2M62 54c8-4 18-4 26-2"
      />
    </>
  ),
  gaming: (
    <>
      <path d="M4 34C8 14 26 16 34 24H64C72 16 90 14 94 34L102 68C104 88 84 92 76 78L68 68H30L22 78C14 92-6 88-4 68Z" />
      <path {...open} d="M24 36V54M15 45H33" />
      <circle cx="68" cy="40" r="4" />
      <circle cx="80" cy="50" r="4" />
    </>
  ),
  nature: (
    <>
      <path d="M48 98V48C14 50 2 24 4-2 36-4 52 14 48 48 52 26 68 16 94 20 96 46 76 62 48 60" />
      <path {...open} d="M18 12C32 22 42 36 48 52" strokeWidth="4" />
    </>
  ),
  cooking: (
    <>
      <path d="M24 64C-8 60-6 18 24 20 30-6 70-6 74 20 104 18 106 60 74 64V96H24Z" />
      <path {...open} d="M24 82H74" />
    </>
  ),
  magic: (
    <>
      <path d="M6 88 48 42 56 50 14 96Z" />
      <path d="M66 4l8 17 19 2-14 13 4 19-17-9-17 9 4-19-14-13 19-2Z" />
      <path {...open} d="M20 20v14M13 27H27M86 74v12M80 80h12" />
    </>
  ),
  dancing: (
    <>
      <path d="M6 60C20 62 34 50 40 30L62 36C60 58 78 66 92 70 98 72 98 86 90 86H8C2 86 0 60 6 60Z" />
      <path {...open} d="M6 74H94M44 44l14 4M40 54l14 4" />
      <path {...open} d="M20 24c6-10 14-2 10 6M70 12c6-10 16 0 8 8" strokeWidth="4" />
    </>
  ),
};

export const HobbyArt = ({ id }: { id: string }) => (
  <svg viewBox="-6 -6 112 110" aria-hidden="true" className="mx-auto size-[76px]">
    <g stroke={INK} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="#fff">
      {ART[id]}
    </g>
  </svg>
);
