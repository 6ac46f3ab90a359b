// The chosen photo, taped down, with a button to take it off again.
import { DrawingSheet } from '../../../ui/DrawingSheet';
import { Icon } from '../../../ui/Icon';

type Props = { address: string; name: string; busy: boolean; onRemove: () => void };

export const PhotoSheet = ({ address, name, busy, onRemove }: Props) => (
  <div className="relative mx-auto w-fit max-w-full -rotate-1 pt-3">
    <div className="flat-sheet taped relative p-3 pb-12 sm:p-4 sm:pb-14">
      <img
        src={address}
        alt={`Your photo: ${name}`}
        className="block max-h-[58dvh] max-w-full rounded-[3px] object-contain"
      />
      {busy && <DrawingSheet title="Finding the lines…" className="absolute inset-0" />}
    </div>
    {!busy && (
      <button
        type="button"
        onClick={onRemove}
        className="ink-button inked absolute -bottom-5 right-4 rotate-1"
      >
        <Icon name="close" className="size-5" />
        Remove photo
      </button>
    )}
  </div>
);
