// Trying other settings on the same photo: the sheet follows the sliders, the latest wins.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../../../api/call';
import { type PhotoPage, type PhotoSettings, transformPhoto } from '../../../api/photos';
import { openAuth } from '../../../ui/auth-dialog';
import { tell, warn } from '../../../ui/toasts';

type Source = { photo: File | null; caption: string; page: string; settings: PhotoSettings };
type Tried = { page: PhotoPage; settings: PhotoSettings };

/** A slider rests this long before the photo is drawn again. */
const REST_MS = 250;

const same = (one: PhotoSettings, two: PhotoSettings): boolean =>
  one.style === two.style && one.detailAmount === two.detailAmount && one.lineThickness === two.lineThickness;

const FAILED = [
  'Error updating image',
  "We couldn't update your coloring page. Please try different settings.",
] as const;

export function useTrial(source: Source, onUpdated: (page: PhotoPage, settings: PhotoSettings) => void) {
  const [settings, setSettings] = useState(source.settings);
  const drawing = useLatest(source);
  const { tried } = drawing;
  const known = [tried, { page: { imageUrl: source.page }, settings: source.settings }].find(
    (each) => each && same(each.settings, settings),
  );
  return {
    settings,
    busy: drawing.busy,
    trouble: drawing.trouble ? FAILED[1] : undefined,
    /** What the sheet shows: the settings tried if they are drawn, else the page as it was. */
    page: (known ?? tried)?.page.imageUrl ?? source.page,
    changed: !same(settings, source.settings),
    set: (change: Partial<PhotoSettings>) => {
      const wanted = { ...settings, ...change };
      setSettings(wanted);
      drawing.soon(wanted);
    },
    /** Whether the page has these settings now. */
    update: async (): Promise<boolean> => {
      const page = known?.page ?? (await drawing.now(settings));
      if (!page) return false;
      onUpdated(page, settings);
      tell('Image Updated!', 'Your coloring page has its new lines.');
      return true;
    },
    /** Back to the page as it was. */
    forget: () => {
      drawing.forget();
      setSettings(source.settings);
    },
  };
}

export type Trial = ReturnType<typeof useTrial>;

/** One drawing at a time: a later wish ends the one before. */
function useLatest({ photo, caption }: Source) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const running = useRef<AbortController>(null);
  const resting = useRef(0);
  const stop = useCallback(() => {
    window.clearTimeout(resting.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  /** The page; `null` where a later wish overtook it or it failed. */
  const now = async (settings: PhotoSettings): Promise<PhotoPage | null> => {
    stop();
    if (!photo) return null;
    const current = new AbortController();
    running.current = current;
    setBusy(true);
    setTrouble(false);
    try {
      const wish = { ...settings, image: photo, caption, instant: true, detailLevel: 'custom' } as const;
      const page = await transformPhoto(wish, current.signal);
      setTried({ page, settings });
      return page;
    } catch (error) {
      if (current.signal.aborted) return null;
      setTrouble(true);
      warn(...FAILED);
      if (isSignedOut(error)) openAuth('login');
      return null;
    } finally {
      if (running.current === current) setBusy(false);
    }
  };
  return {
    tried,
    busy,
    trouble,
    now,
    soon: (settings: PhotoSettings) => {
      stop();
      resting.current = window.setTimeout(() => now(settings), REST_MS);
    },
    forget: () => {
      stop();
      setBusy(false);
      setTried(null);
    },
  };
}
