// Another go at the same words: another composition.
import type { Words } from '../../../api/create';
import { Icon } from '../../../ui/Icon';
import { Trouble } from '../../../ui/Trouble';
import { TinySpinner } from '../../../ui/Waiting';
import type { useArtist } from './useArtist';

type Props = { artist: ReturnType<typeof useArtist>; words: Words };

export const Again = ({ artist, words }: Props) => (
  <div>
    <button
      type="button"
      disabled={artist.busy}
      onClick={() => artist.draw(words)}
      className="ink-button inked wax-peach w-full px-2"
    >
      {artist.busy ? <TinySpinner /> : <Icon name="pencil" />}
      {artist.busy ? 'Drawing…' : 'Draw it again'}
    </button>
    <Trouble text={artist.busy ? undefined : artist.trouble} />
  </div>
);
