// The Kid Creator: pick three pictures, press the giant crayon. No typing, no reading.

import { DrawingSheet } from '../../../ui/DrawingSheet';
import { useKept } from '../../../ui/kept';
import { say } from '../../../ui/speech';
import { Trouble } from '../../../ui/Trouble';
import { warn } from '../../../ui/toasts';
import { useNarrow } from '../../../ui/width';
import { ModeTable } from '../ModeTable';
import { Again } from '../made/Again';
import { MadePage } from '../made/MadePage';
import { again } from '../made/made';
import { useArtist } from '../made/useArtist';
import { AllRows } from './AllRows';
import { change, START, surprise, wishOf } from './kid';
import { RowByRow } from './RowByRow';

const SAID = {
  done: ['Success!', 'Your coloring page is ready to print.'],
  failed: ['Oops!', "Something went wrong. Let's try again!"],
} as const;

export function KidMode() {
  const [draft, act] = useKept('child', change, START);
  const artist = useArtist(SAID, (made) => act({ do: 'made', made }));
  const narrow = useNarrow();
  const { made, choices } = draft;
  const Rows = narrow ? RowByRow : AllRows;
  if (made.page) {
    return (
      <ModeTable paper="bg-sunflower" onBack={() => act({ do: 'new' })}>
        <MadePage
          made={made}
          onSaved={() => act({ do: 'saved' })}
          onNew={() => act({ do: 'new' })}
          again={<Again artist={artist} words={again(made)} />}
        />
      </ModeTable>
    );
  }
  return (
    <ModeTable paper="bg-bubblegum">
      {artist.busy ? (
        <DrawingSheet
          title="Drawing your page…"
          className="sheet mx-auto mt-4 aspect-[8.5/11] w-[min(100%,30rem)] -rotate-1"
        />
      ) : (
        <>
          <Trouble text={artist.trouble} />
          <Rows
            draft={draft}
            onChoose={(row, picture) => {
              say(picture.label);
              act({ do: 'choose', row, id: picture.id });
            }}
            onDetails={(text) => act({ do: 'details', text })}
            onSurprise={() => act({ do: 'choose all', choices: surprise(choices) })}
            onReset={() => act({ do: 'reset' })}
            onMake={() => artist.draw({ prompt: wishOf(draft) })}
            onRefused={() => {
              say('Make your choices first');
              warn('Make your choices first', 'Please select all options before generating.');
            }}
          />
        </>
      )}
    </ModeTable>
  );
}
