// A square button with a picture for a word: named for everybody, with a tooltip for those who point.
import { Icon, type IconName } from './Icon';
import { Tooltip } from './Tooltip';
import { TinySpinner } from './Waiting';

type Props = {
  icon: IconName;
  label: string;
  /** This very act is running. */
  running: boolean;
  /** Some act on the same thing is running: nothing can be pressed, the focus stays. */
  blocked: boolean;
  /** For an act whose name stays the same while it is on. */
  pressed?: boolean;
  /** Colors the picture; for an act whose name changes with its state. */
  filled?: boolean;
  /** Shown beside the picture, such as how many like it. */
  count?: number;
  onClick: () => void;
};

export function ActionButton({ icon, label, running, blocked, pressed, filled, count, onClick }: Props) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={count === undefined ? label : `${label}, ${count}`}
        aria-pressed={pressed}
        aria-busy={running}
        aria-disabled={blocked}
        onClick={() => blocked || onClick()}
        className={`ink-button inked square-button ${count === undefined ? '' : 'w-auto! gap-1.5 px-4!'}`}
      >
        {running ? (
          <TinySpinner />
        ) : (
          <Icon name={icon} filled={pressed ?? filled ?? false} className="size-7" />
        )}
        {count !== undefined && <span>{count}</span>}
      </button>
    </Tooltip>
  );
}
