// Taking the page along: print is the crayon; the others are ink.
import type { Style } from '../../../api/pictures';
import { CrayonButton } from '../../../ui/Crayon';
import { Icon, type IconName } from '../../../ui/Icon';
import { PaperSwitch } from '../../../ui/PaperSwitch';
import { TinySpinner } from '../../../ui/Waiting';
import type { Result } from './ResultView';
import { StyleSwitch } from './StyleSwitch';
import { useTaking } from './useTaking';

type Props = Pick<Result, 'imageUrl' | 'caption' | 'fileName' | 'printTitle'> & {
  style: Style;
  onStyle: (style: Style) => void;
  onColor: () => void;
};

export function Taking({ imageUrl, caption, fileName, printTitle, style, onStyle, onColor }: Props) {
  const take = useTaking({ imageUrl, caption, fileName, printTitle, style });
  return (
    <div className="grid gap-4">
      <CrayonButton onClick={take.print} className="w-full crayon-big">
        Print
      </CrayonButton>
      <div className="flex flex-wrap items-center justify-between gap-x-0 gap-y-1">
        <StyleSwitch style={style} onChoose={onStyle} />
        <PaperSwitch />
      </div>
      <div className="button-grid">
        <TakeButton
          icon="download"
          word="Download"
          busy={take.busy === 'png'}
          blocked={take.busy !== null}
          onClick={() => take.download('png')}
        />
        <TakeButton
          icon="page"
          word="PDF"
          busy={take.busy === 'pdf'}
          blocked={take.busy !== null}
          onClick={() => take.download('pdf')}
        />
        <TakeButton
          icon="share"
          word="Share"
          busy={take.busy === 'share'}
          blocked={take.busy !== null}
          onClick={take.share}
        />
        <TakeButton icon="crayon" word="Color on screen" busy={false} blocked={false} onClick={onColor} />
      </div>
    </div>
  );
}

type ButtonProps = {
  icon: IconName;
  word: string;
  busy: boolean;
  blocked: boolean;
  onClick: () => void;
};

const TakeButton = ({ icon, word, busy, blocked, onClick }: ButtonProps) => (
  <button type="button" onClick={onClick} disabled={blocked} className="ink-button inked px-3">
    {busy ? <TinySpinner /> : <Icon name={icon} />}
    {word}
  </button>
);
