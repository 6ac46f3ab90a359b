// Coloring on the screen: for tablets and rainy trains. Calm, small, and printed like any other page.
import { useState } from 'react';
import { ColorCanvas } from '../../../ui/ColorCanvas';
import { CrayonButton } from '../../../ui/Crayon';
import { CrayonBox } from '../../../ui/CrayonBox';
import { countColored, percentColored } from '../../../ui/completion';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { CRAYON_BOX } from '../../../ui/ink';
import { ErrorState } from '../../../ui/Notices';
import { keyOf } from '../../../ui/regions';
import { Spinner } from '../../../ui/Waiting';
import { useColoring } from './useColoring';
import { type Picture, usePicture } from './usePicture';
import { usePrintColored } from './usePrintColored';
import { Tool, Zoom } from './Zoom';

type Props = { imageUrl: string; title: string; caption: string; onBack: () => void };

export function ColorTable(props: Props) {
  const { picture, broken } = usePicture(props.imageUrl);
  if (broken) {
    return (
      <ErrorState title="The page did not open" action={<Back onBack={props.onBack} />}>
        It can still be printed and colored on paper.
      </ErrorState>
    );
  }
  if (!picture) return <Spinner label="Opening the crayon box…" />;
  return <Coloring {...props} picture={picture} />;
}

function Coloring({ imageUrl, title, caption, onBack, picture }: Props & { picture: Picture }) {
  const { map, lines, kept } = picture;
  const [zoom, setZoom] = useState(1);
  const [now, act] = useColoring(imageUrl, map, kept);
  const print = usePrintColored(picture, title, caption);
  const percent = percentColored(map, now.fills);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:grid-rows-[auto_1fr]">
      <Headline tab="Color on screen" className="text-[clamp(2rem,5vw,3.200rem)] lg:col-start-2 lg:pt-4">
        Color Your Page
      </Headline>
      <Zoom
        zoom={zoom}
        onZoom={setZoom}
        tools={
          <Tool
            label="Undo"
            icon="undo"
            disabled={now.before.length === 0}
            onClick={() => act({ do: 'undo' })}
          />
        }
      >
        <ColorCanvas
          lines={lines.src}
          label={title}
          map={map}
          fills={now.fills}
          onTap={(region) => act({ do: 'tap', area: keyOf(region) })}
        />
      </Zoom>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2">
        <CrayonBox
          crayons={CRAYON_BOX}
          picked={now.crayon}
          onPick={(crayon) => act({ do: 'pick', crayon })}
          className="z-10 grid grid-cols-5 justify-items-center gap-y-7 pb-3 pt-4"
        />
        <Meter done={countColored(map, now.fills)} of={map.regions.length} percent={percent} />
        <CrayonButton onClick={() => print(now.fills)} className="w-full">
          Print what you colored
        </CrayonButton>
        <Back onBack={onBack} />
      </div>
    </div>
  );
}

/** A crayon line as long as what is done. */
const Meter = ({ done, of, percent }: { done: number; of: number; percent: number }) => (
  <div>
    <div
      role="progressbar"
      aria-label="Colored"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="inked h-8 rounded-[26px] bg-paper"
    >
      <div
        className="h-full rounded-[12px] bg-meadow transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
    <p className="mt-2 text-center font-bold" aria-live="polite">
      {done === of ? 'Every bit of it is colored!' : `${done} of ${of} areas colored, ${percent}%`}
    </p>
  </div>
);

const Back = ({ onBack }: { onBack: () => void }) => (
  <button type="button" onClick={onBack} className="ink-button inked w-full">
    <Icon name="back" />
    Back to your page
  </button>
);
