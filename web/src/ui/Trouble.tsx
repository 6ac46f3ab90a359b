// What went wrong, said where it happened and for as long as it is so: a toast is too short for a reading child.
import { Icon } from './Icon';

export function Trouble({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="flat-sheet pop flex items-start gap-4 px-5 py-4 font-bold text-ember">
      <Icon name="oops" className="size-8" />
      <span className="self-center">{text}</span>
    </p>
  );
}
