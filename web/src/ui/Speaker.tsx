// A small round button that reads a heading aloud; absent where the device has no voice.
import { Icon } from './Icon';
import { say, useVoice } from './speech';

export function Speaker({ text }: { text: string }) {
  const voice = useVoice();
  if (!voice) return null;
  return (
    <button
      type="button"
      onClick={() => say(text)}
      aria-label={`Read aloud: ${text}`}
      className="grid size-[60px] shrink-0 place-items-center rounded-full"
    >
      <span className="grid size-11 place-items-center rounded-full bg-paper">
        <Icon name="speaker" className="size-7" />
      </span>
    </button>
  );
}
