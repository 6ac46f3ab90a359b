// A finished page and what one can do with it: print, download, share, save.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { PageToSave } from '../../../api/pages';
import type { Style } from '../../../api/pictures';
import { paths } from '../../../paths';
import { Headline } from '../../../ui/Headline';
import { Icon } from '../../../ui/Icon';
import { Spinner, TinySpinner } from '../../../ui/Waiting';
import { PageSheet } from './PageSheet';
import { SignInToSave } from './SignInToSave';
import { Taking } from './Taking';
import { useSaving } from './useSaving';

const ColorTable = lazy(async () => ({ default: (await import('../coloring/ColorTable')).ColorTable }));

export type Result = {
  heading: string;
  newLabel: string;
  imageUrl: string;
  /** A version being tried, shown in its stead. */
  shownUrl?: string;
  caption: string;
  /** Without its ending. */
  fileName: string;
  printTitle: string;
  page: Omit<PageToSave, 'imageUrl'>;
  saved: boolean;
  onSaved: () => void;
  onNew: () => void;
  /** Laid over the sheet. */
  over?: ReactNode;
  /** What comes before everything else: words about this page, ways to make it better. */
  first?: ReactNode;
  /** What else can be done with this page. */
  children?: ReactNode;
};

export function ResultView(props: Result) {
  const {
    heading,
    newLabel,
    imageUrl,
    shownUrl,
    caption,
    page,
    saved,
    onSaved,
    onNew,
    over,
    first,
    children,
  } = props;
  const [style, setStyle] = useState<Style>('line');
  const [coloring, setColoring] = useState(false);
  const saving = useSaving({ ...page, imageUrl }, onSaved);
  if (coloring) {
    return (
      <Suspense fallback={<Spinner label="Opening the crayon box…" />}>
        <ColorTable
          imageUrl={imageUrl}
          title={page.title}
          caption={caption}
          onBack={() => setColoring(false)}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)] lg:grid-rows-[auto_1fr] xl:gap-x-16">
      <Headline className="text-[clamp(2.200rem,5vw,3.200rem)] lg:col-start-2 lg:pt-4">{heading}</Headline>
      <figure className="grid justify-items-center pt-3 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <PageSheet imageUrl={shownUrl ?? imageUrl} style={style} alt={caption || page.title}>
          {over}
        </PageSheet>
        {caption && (
          <figcaption className="mt-5 max-w-[40ch] text-center font-display text-[1.500rem] font-bold leading-tight">
            {caption}
          </figcaption>
        )}
      </figure>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2">
        {first}
        <Taking {...props} style={style} onStyle={setStyle} onColor={() => setColoring(true)} />
        <SaveButton saved={saved} busy={saving.busy} onSave={saving.save} />
        <div className="button-grid">
          {children}
          <button type="button" onClick={onNew} className="ink-button inked px-2 only:col-span-full">
            <Icon name="back" />
            {newLabel}
          </button>
        </div>
      </div>
      {saving.asking && <SignInToSave onClose={saving.stopAsking} />}
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
