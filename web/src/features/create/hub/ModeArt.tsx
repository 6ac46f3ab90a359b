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

const THREE = [
  { figure: 'rocket', lean: '-rotate-3' },
  { figure: 'dragon', lean: 'rotate-2' },
  { figure: 'guitar', lean: '-rotate-2' },
] as const;

/** Three pictures and a big crayon. */
const Pictures = () => (
  <span className="grid w-full content-center gap-4" aria-hidden="true">
    <span className="flex justify-center gap-[4%]">
      {THREE.map(({ figure, lean }) => (
        <span key={figure} className={`flat-sheet aspect-square min-w-0 flex-1 p-[3%] ${lean}`}>
          <img src={preview.figure(figure)} alt="" className="size-full object-contain" />
        </span>
      ))}
    </span>
    <svg viewBox="0 0 280 56" className="w-full" aria-hidden="true">
      <g stroke={INK} strokeWidth="5" strokeLinejoin="round">
        <path d="M12 6C6 7 4 16 4 28S6 49 12 50L222 50 272 32C277 29 277 27 272 24L222 6Z" fill="#FF5F3D" />
        <path d="M222 6C227 20 227 36 222 50M204 6C209 20 209 36 204 50M26 7C22 20 22 36 26 50" fill="none" />
      </g>
    </svg>
  </span>
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

/** An open book with a child's drawing in it. */
export const StoryArt = () => (
  <svg viewBox="0 0 240 150" className="h-28 w-auto shrink-0 max-sm:mx-auto" aria-hidden="true">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      <path d="M120 30C94 12 50 12 14 22V132C50 122 94 122 120 140 146 122 190 122 226 132V22C190 12 146 12 120 30Z" />
      <path d="M120 30V140" fill="none" />
      <path d="M38 100 62 62 82 86 92 74 102 100Z" fill="#84DDC3" />
      <circle cx="88" cy="48" r="9" fill="#FFC928" />
      <path
        d="M142 52C164 46 184 46 204 50M142 74C164 68 184 68 204 72M142 96C158 92 172 91 186 92"
        fill="none"
      />
    </g>
  </svg>
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
