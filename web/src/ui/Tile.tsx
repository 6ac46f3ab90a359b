// Picture tiles that choose: one of many (radio) or some of many (checkbox), with their group.
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';
import { Speaker } from './Speaker';

type GroupProps = {
  title: string;
  cols: string;
  children: ReactNode;
  /** A picture that says the title to those who do not read. */
  icon?: ReactNode;
  note?: ReactNode;
  several?: boolean;
  /** Where a link on the same page can jump to. */
  anchor?: string | undefined;
};

/** A heading, its speaker, and the tiles under it. */
export function TileGroup({ title, cols, children, icon, note, anchor, several = false }: GroupProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={anchor ? 'scroll-mt-40 lg:scroll-mt-6' : ''}>
      <div className="mb-3 flex min-h-[44px] items-center gap-3">
        {icon}
        <h2 id={id} className="mr-auto text-[1.600rem]">
          {title}
        </h2>
        <Speaker text={title} />
      </div>
      {note}
      {several ? (
        <div className={`grid gap-3 sm:gap-4 ${cols}`}>{children}</div>
      ) : (
        <div role="radiogroup" aria-labelledby={id} className={`grid gap-3 sm:gap-4 ${cols}`}>
          {children}
        </div>
      )}
    </section>
  );
}

type TileProps = {
  label: string;
  detail?: string | undefined;
  wax: string;
  checked: boolean;
  onChoose: () => void;
  children?: ReactNode;
  /** Radios of one group share it; without it the tile is a checkbox. */
  group?: string;
  disabled?: boolean;
  className?: string;
};

export function Tile(props: TileProps) {
  const { label, detail, wax, checked, onChoose, children, group, disabled, className = '' } = props;
  const id = useId();
  return (
    <div
      className={`tile inked flex min-h-[76px] min-w-0 flex-col items-center justify-end gap-1 px-1 pb-1.5 pt-2 text-center ${wax} ${className}`}
    >
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={detail ? `${id}d` : undefined}
      />
      <span className="scribbled block w-full rounded-[14px]">{children}</span>
      <span id={id} className="max-w-full text-[1.120rem] font-bold leading-tight sm:text-[1.180rem]">
        {label}
      </span>
      {detail && (
        <span id={`${id}d`} className="max-w-full text-[.940rem] leading-tight">
          {detail}
        </span>
      )}
      <Tick />
    </div>
  );
}

/** The mark of a chosen tile: never color alone. */
export const Tick = () => (
  <span
    className="tick absolute -right-3 -top-3 z-2 size-10 place-items-center rounded-full bg-ink text-paper"
    aria-hidden="true"
  >
    <Icon name="tick" />
  </span>
);
