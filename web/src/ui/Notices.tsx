// Empty and broken states: a drawing, a sentence, and the one thing to do.
import type { ReactNode } from 'react';
import { INK } from './ink';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** An empty frame on the wall and one crayon. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-center gap-4 py-10 text-center">
      <svg viewBox="0 0 220 200" className="w-56" aria-hidden="true">
        <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
          <path d="M110 6 78 36M110 6 144 36" fill="none" />
          <circle cx="110" cy="6" r="4" fill={INK} />
          <path d="M30 36 188 32 192 176 26 178Z" />
          <path d="M48 54 172 50 174 158 44 160Z" />
          <path d="M128 150 186 106C192 101 201 113 195 118L138 163 124 166Z" fill="#FF5F3D" />
          <path d="M138 142 149 156M124 166 128 150 138 163Z" fill="none" />
        </g>
      </svg>
      <h2 className="text-[1.900rem]">{title}</h2>
      {children && <p className="text-[1.150rem]">{children}</p>}
      {action}
    </div>
  );
}

/** A pencil with a broken tip. */
export function ErrorState({ title, children, action }: Props) {
  return (
    <div role="alert" className="mx-auto grid max-w-[34rem] justify-items-center gap-4 py-10 text-center">
      <svg viewBox="0 0 220 120" className="w-52" aria-hidden="true">
        <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
          <path d="M20 44 138 30 142 70 24 84C14 84 10 46 20 44Z" fill="#FFC928" />
          <path d="M138 30 172 40 164 50 172 58 142 70Z" />
          <path d="M188 62 206 54 196 76Z" fill={INK} />
          <path d="M42 42C36 54 38 70 46 81M186 34l8-10M200 40l12-4" fill="none" />
        </g>
      </svg>
      <h2 className="text-[1.900rem]">{title}</h2>
      {children && <p className="text-[1.150rem]">{children}</p>}
      {action}
    </div>
  );
}
