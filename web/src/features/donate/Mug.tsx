// A mug that is as full as one likes, 0 to 1.
import { INK } from '../../ui/ink';

const BODY = 'M28 56 170 52C172 100 168 160 156 184 150 194 54 196 46 186 32 160 26 100 28 56Z';

export function Mug({ fill }: { fill: number }) {
  const level = 186 - 116 * fill;
  return (
    <svg viewBox="0 0 240 220" className="w-full max-w-[300px] justify-self-center" aria-hidden="true">
      <clipPath id="mug">
        <path d={BODY} />
      </clipPath>
      <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
        <path d="M166 84C214 76 214 148 160 148L162 130C190 132 190 98 164 102Z" />
        <path d={BODY} stroke="none" />
        {fill > 0 && (
          <path
            clipPath="url(#mug)"
            d={`M10 ${level}C70 ${level - 9} 120 ${level + 9} 190 ${level}V220H10Z`}
            fill="#B4693F"
          />
        )}
        <path d={BODY} fill="none" />
        {fill > 0 && <path d="M74 40C62 26 86 22 74 8M112 38C100 24 124 20 112 6" fill="none" />}
      </g>
    </svg>
  );
}
