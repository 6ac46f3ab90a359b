// A mug that is as full as one likes, 0 to 1.
import { INK } from '../../ui/ink';

export function Mug({ fill }: { fill: number }) {
  const level = 176 - 116 * fill;
  return (
    <svg viewBox="0 0 240 220" className="w-full max-w-[300px] justify-self-center" aria-hidden="true">
      <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
        <path d="M166 84C214 76 214 148 160 148L162 130C190 132 190 98 164 102Z" />
        <path d="M28 56 170 52C172 100 168 160 156 184 150 194 54 196 46 186 32 160 26 100 28 56Z" />
        {fill > 0 && (
          <path
            d={`M33 ${level}C70 ${level - 8} 120 ${level + 8} 166 ${level}C166 120 166 160 154 180 148 190 56 192 49 183 40 160 33 120 33 ${level}Z`}
            fill="#A9623B"
          />
        )}
        {fill > 0 && <path d="M70 40C60 26 82 22 72 8M106 38C96 24 118 20 108 6" fill="none" />}
      </g>
    </svg>
  );
}
