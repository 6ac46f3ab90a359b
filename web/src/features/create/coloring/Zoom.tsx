// A sheet that can be looked at more closely; larger than its place, it scrolls.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon';

type Props = { zoom: number; onZoom: (zoom: number) => void; tools: ReactNode; children: ReactNode };

const MOST = 3;

export const Zoom = ({ zoom, onZoom, tools, children }: Props) => (
  <div className="mx-auto w-full max-w-[calc((100dvh-11rem)*8.5/11)] max-lg:max-w-[34rem] lg:sticky lg:top-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
    <div className="mb-3 flex justify-end gap-2">
      {tools}
      <Tool label="Farther away" icon="minus" disabled={zoom === 1} onClick={() => onZoom(zoom - 1)} />
      <Tool label="Closer" icon="plus" disabled={zoom === MOST} onClick={() => onZoom(zoom + 1)} />
    </div>
    <div className="flat-sheet aspect-[8.5/11] overflow-auto">
      <div style={{ width: `${zoom * 100}%` }}>{children}</div>
    </div>
  </div>
);

type ToolProps = { label: string; icon: IconName; disabled: boolean; onClick: () => void };

export const Tool = ({ label, icon, disabled, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="ink-button inked square-button disabled:opacity-100"
  >
    <Icon name={icon} className={`size-8 ${disabled ? 'opacity-40' : ''}`} />
  </button>
);
