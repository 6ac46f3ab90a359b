// A sheet that can be looked at more closely; larger than its place, it scrolls.
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';

type Props = { zoom: number; onZoom: (zoom: number) => void; children: ReactNode };

const MOST = 3;

export const Zoom = ({ zoom, onZoom, children }: Props) => (
  <div className="relative mx-auto w-full max-w-[calc(84dvh*8.5/11)] lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
    <div className="flat-sheet aspect-[8.5/11] overflow-auto">
      <div style={{ width: `${zoom * 100}%` }}>{children}</div>
    </div>
    <div className="absolute -top-2 right-2 z-2 flex gap-2">
      {zoom > 1 && (
        <button
          type="button"
          aria-label="Farther away"
          onClick={() => onZoom(zoom - 1)}
          className="ink-button inked square-button"
        >
          <Icon name="minus" className="size-7" />
        </button>
      )}
      {zoom < MOST && (
        <button
          type="button"
          aria-label="Closer"
          onClick={() => onZoom(zoom + 1)}
          className="ink-button inked square-button"
        >
          <Icon name="plus" className="size-7" />
        </button>
      )}
    </div>
  </div>
);
