// The drawing of each creation mode.
import type { ReactNode } from 'react';
import { preview } from '../../../api/pictures';
import type { Mode } from '../../../paths';
import { INK } from '../../../ui/ink';

const CHILD = {
  age: 7,
  gender: 'girl',
  hairStyle: 'curly',
  hairLength: 'medium',
  outfit: 'superhero',
  interests: 'art',
};

const Drawn = ({ children, box }: { children: ReactNode; box: string }) => (
  <svg viewBox={box} className="h-full w-auto max-w-full" aria-hidden="true">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      {children}
    </g>
  </svg>
);

/** Three pictures and a big crayon. */
const Pictures = () => (
  <Drawn box="0 0 300 200">
    <path d="M18 26C40 22 74 24 92 27 95 50 94 80 91 104 66 107 40 106 17 103 14 78 15 50 18 26Z" />
    <path d="M108 20C130 17 164 19 184 22 187 46 186 76 183 100 158 103 132 102 107 99 104 74 105 46 108 20Z" />
    <path d="M202 27C224 23 258 25 278 28 281 52 280 82 277 106 252 109 226 108 201 105 198 80 199 52 202 27Z" />
    <path d="M34 88 54 52 66 70 72 62 82 88Z" />
    <circle cx="74" cy="44" r="7" />
    <path d="M124 84C118 60 132 44 148 44S176 60 170 84C168 90 128 90 124 84ZM132 50 126 34 140 45M164 50 170 34 156 45" />
    <path d="M138 66v2M158 66v2M142 76c4 5 8 5 12 0" fill="none" />
    <path d="M240 42l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z" />
    <path
      d="M22 142C16 143 15 152 15 162S17 183 22 184L226 184 278 167C283 164 283 161 278 158L226 141Z"
      fill="#FF5F3D"
    />
    <path
      d="M226 141C230 154 230 172 226 184M210 141C214 154 214 172 210 184M34 142C31 154 31 172 34 184"
      fill="none"
    />
  </Drawn>
);

/** A pad with a sentence on it. */
const Pad = () => (
  <Drawn box="0 0 200 200">
    <path d="M34 26 160 18 170 178 42 186Z" />
    <path
      d="M54 60C70 54 80 66 94 58S118 50 142 56M56 88C74 82 92 92 108 85S130 80 146 84M58 116C76 111 86 120 104 113"
      fill="none"
    />
    <path d="M48 18v16M70 16v17M92 15v16M114 13v17M136 12v16" fill="none" />
    <path d="M108 160 166 84C171 78 184 88 179 95L122 168 102 176Z" fill="#FFC928" />
    <path d="M108 160 122 168M158 94 171 104" fill="none" />
  </Drawn>
);

/** A snapshot becoming a drawing. */
const Snapshot = () => (
  <Drawn box="0 0 220 200">
    <path d="M20 40 112 24 128 138 36 154Z" />
    <path d="M32 50 104 38 114 106 42 118Z" fill="#8ED3F2" />
    <path d="M42 118 62 84 78 98 92 74 114 106Z" fill="#A9D86B" />
    <circle cx="56" cy="66" r="9" fill="#FFC928" />
    <path d="M102 70 200 58 210 172 112 184Z" />
    <path d="M116 84 188 75 195 142 122 151Z" />
    <path d="M122 151 142 118 158 130 172 106 195 142" fill="none" />
    <circle cx="137" cy="101" r="9" />
  </Drawn>
);

export function ModeArt({ mode }: { mode: Mode }) {
  switch (mode) {
    case 'child':
      return <Pictures />;
    case 'prompt':
      return <Pad />;
    case 'photo':
      return <Snapshot />;
    case 'standard':
      return <img src={preview.character(CHILD)} alt="" className="h-full w-auto object-contain" />;
  }
}
