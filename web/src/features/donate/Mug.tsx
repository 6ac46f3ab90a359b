// A mug that is as full as one likes, 0 to 1. The coffee rises and falls.
import { INK } from '../../ui/ink';

const BODY = 'M28 56 170 52C172 100 168 160 156 184 150 194 54 196 46 186 32 160 26 100 28 56Z';
/** From the bottom of the mug to its brim, in units of the drawing. */
const DEPTH = 122;

export const Mug = ({ fill }: { fill: number }) => (
  <svg viewBox="0 -4 240 220" className="block w-full" aria-hidden="true">
    <clipPath id="mug">
      <path d={BODY} />
    </clipPath>
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      <path d="M166 84C214 76 214 148 160 148L162 130C190 132 190 98 164 102Z" />
      <path d={BODY} stroke="none" />
      <g clipPath="url(#mug)">
        <path
          className="coffee"
          style={{ translate: `0 ${DEPTH * (1 - fill)}px` }}
          d="M-10 70C40 61 60 79 110 70 160 61 170 79 230 70V340H-10Z"
          fill="#B4693F"
        />
      </g>
      <path d={BODY} fill="none" />
      {fill >= 0.5 && <path d="M74 40C62 26 86 22 74 8M112 38C100 24 124 20 112 6" fill="none" />}
    </g>
  </svg>
);
