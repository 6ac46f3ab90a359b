// A sheet on which a picture draws itself: the artist is at work.
import { INK } from './ink';

type Props = { title: string; className?: string };

export function DrawingSheet({ title, className = '' }: Props) {
  return (
    <div
      ref={(sheet) => sheet?.scrollIntoView({ block: 'nearest' })}
      role="status"
      className={`grid place-content-center justify-items-center gap-4 bg-paper p-6 text-center ${className}`}
    >
      <svg viewBox="0 0 320 230" className="draws-once w-[min(320px,70vw)]" aria-hidden="true">
        <g fill="none" stroke={INK} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path pathLength="100" d="M10 204C60 176 116 196 160 192S258 178 310 202" />
          <path
            pathLength="100"
            d="M60 192C52 140 66 104 96 92 78 60 96 24 132 24 170 24 186 58 170 90 206 100 226 130 224 160 250 156 262 136 254 116"
          />
          <path
            pathLength="100"
            d="M224 160C222 176 216 186 206 190M98 192C98 176 104 168 116 168S134 178 134 192"
          />
          <path pathLength="100" d="M112 58v3M150 58v3M118 74C126 84 138 84 146 74" />
          <path pathLength="100" d="M104 34 96 12 120 26M160 34 170 12 146 26" />
          <path pathLength="100" d="M254 116C244 108 246 96 256 94S270 106 264 112" />
          <path
            pathLength="100"
            d="M268 30C286 28 300 42 298 58S282 86 266 84 240 68 242 54 254 32 268 30ZM238 22 230 14M268 16V6M306 26 314 18"
          />
          <path pathLength="100" d="M20 84C12 62 40 52 46 68 56 56 76 66 68 84Z" />
        </g>
      </svg>
      <p className="font-display text-[1.500rem] font-extrabold leading-tight">{title}</p>
    </div>
  );
}
