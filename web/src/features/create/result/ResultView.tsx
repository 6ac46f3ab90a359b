// A finished page and what one can do with it: print, download, share, save.
import { useState } from 'react';
import { Link } from 'wouter';
import type { PageToSave } from '../../../api/pages';
import { inForm } from '../../../api/pictures';
import { paths } from '../../../paths';
import { CrayonButton } from '../../../ui/Crayon';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { PaperSwitch } from '../../../ui/PaperSwitch';
import { usePaper } from '../../../ui/paper';
import { warn } from '../../../ui/toasts';
import { BlankSheet, TinySpinner } from '../../../ui/Waiting';
import { SignInToSave } from './SignInToSave';
import { useSaving } from './useSaving';
import { useTaking } from './useTaking';

type Props = {
  heading: string;
  newLabel: string;
  imageUrl: string;
  caption: string;
  /** Without its ending. */
  fileName: string;
  printTitle: string;
  page: Omit<PageToSave, 'imageUrl'>;
  saved: boolean;
  onSaved: () => void;
  onNew: () => void;
};

export function ResultView(props: Props) {
  const { heading, newLabel, imageUrl, caption, page, saved, onSaved, onNew } = props;
  const saving = useSaving({ ...page, imageUrl }, onSaved);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:grid-rows-[auto_1fr] xl:gap-x-16">
      <Headline className="text-[clamp(2.200rem,5vw,3.200rem)] lg:col-start-2 lg:pt-4">{heading}</Headline>
      <figure className="grid justify-items-center pt-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Sheet imageUrl={imageUrl} alt={caption || page.title} />
        {caption && (
          <figcaption className="mt-5 max-w-[40ch] text-center font-display text-[1.500rem] font-bold leading-tight">
            {caption}
          </figcaption>
        )}
      </figure>
      <div className="grid gap-5 lg:col-start-2">
        <Taking {...props} />
        <SaveButton saved={saved} busy={saving.busy} onSave={saving.save} />
        <button type="button" onClick={onNew} className="ink-button inked w-full">
          <Icon name="back" />
          {newLabel}
        </button>
      </div>
      {saving.asking && <SignInToSave onClose={saving.stopAsking} />}
    </div>
  );
}

const SHAPE = {
  letter: 'aspect-[8.5/11] w-[min(100%,calc(70dvh*8.5/11))]',
  a4: 'aspect-[210/297] w-[min(100%,calc(70dvh*210/297))]',
} as const;

function Sheet({ imageUrl, alt }: { imageUrl: string; alt: string }) {
  const paper = usePaper();
  const [there, setThere] = useState(false);
  return (
    <div className={`flat-sheet taped relative -rotate-[.6deg] ${SHAPE[paper]}`}>
      {!there && <BlankSheet className="absolute inset-0 size-full p-16" />}
      <img
        src={inForm(imageUrl, 'svg', paper)}
        alt={alt}
        onLoad={() => setThere(true)}
        onError={() =>
          warn('Error loading image', 'The coloring page image could not be loaded. Please try again.')
        }
        className={`size-full rounded-[6px] object-contain ${there ? 'pop' : 'opacity-0'}`}
      />
    </div>
  );
}

/** Print is the crayon; the others are ink. */
function Taking({ imageUrl, caption, fileName, printTitle }: Props) {
  const take = useTaking({ imageUrl, caption, fileName, printTitle });
  return (
    <div className="grid gap-4">
      <CrayonButton onClick={take.print} className="w-full">
        Print
      </CrayonButton>
      <PaperSwitch />
      <div className="grid grid-cols-2 gap-3">
        <button
          type="button"
          onClick={() => take.download('png')}
          disabled={take.busy !== null}
          className="ink-button inked"
        >
          {take.busy === 'png' ? <TinySpinner /> : <Icon name="download" />}
          Download
        </button>
        <button
          type="button"
          onClick={() => take.download('pdf')}
          disabled={take.busy !== null}
          className="ink-button inked"
        >
          {take.busy === 'pdf' ? <TinySpinner /> : <Icon name="page" />}
          PDF
        </button>
        <button
          type="button"
          onClick={take.share}
          disabled={take.busy !== null}
          className="ink-button inked col-span-2"
        >
          {take.busy === 'share' ? <TinySpinner /> : <Icon name="share" />}
          Share
        </button>
      </div>
    </div>
  );
}

function SaveButton({ saved, busy, onSave }: { saved: boolean; busy: boolean; onSave: () => void }) {
  if (saved) {
    return (
      <p className="flex min-h-[60px] flex-wrap items-center justify-center gap-x-3 font-bold">
        <Icon name="tick" /> Saved to your gallery.
        <Link href={paths.gallery} className="text-link py-3">
          See it there
        </Link>
      </p>
    );
  }
  return (
    <button type="button" onClick={onSave} disabled={busy} className="ink-button inked wax-mint w-full">
      {busy ? <TinySpinner /> : <Icon name="save" />}
      {busy ? 'Saving...' : 'Save to Gallery'}
    </button>
  );
}
