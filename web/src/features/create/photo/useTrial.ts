// Trying other settings on the same photo: the sheet follows the sliders, the latest wins.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../../../api/call';
import { type PhotoSettings, transformPhoto } from '../../../api/photos';
import { openAuth } from '../../../ui/auth-dialog';
import { tell, warn } from '../../../ui/toasts';

type Source = { photo: File | null; caption: string; page: string; settings: PhotoSettings };
type Tried = { page: string; settings: PhotoSettings };

/** A slider rests this long before the photo is drawn again. */
const REST_MS = 250;

const same = (one: PhotoSettings, two: PhotoSettings): boolean =>
  one.style === two.style && one.detailAmount === two.detailAmount && one.lineThickness === two.lineThickness;

const FAILED = [
  'Error updating image',
  "We couldn't update your coloring page. Please try different settings.",
] as const;

export function useTrial(source: Source, onUpdated: (page: string, settings: PhotoSettings) => void) {
  const { photo, caption } = source;
  const [settings, setSettings] = useState(source.settings);
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

  /** The page for `wanted`; `null` where a later wish overtook it or it failed. */
  const draw = async (wanted: PhotoSettings): Promise<string | null> => {
    stop();
    if (!photo) return null;
    const current = new AbortController();
    running.current = current;
    setBusy(true);
    setTrouble(false);
    try {
      const wish = { ...wanted, image: photo, caption, instant: true, detailLevel: 'custom' } as const;
      const page = await transformPhoto(wish, current.signal);
      setTried({ page, settings: wanted });
      return page;
    } catch (error) {
      if (!current.signal.aborted) {
        setTrouble(true);
        warn(...FAILED);
        if (isSignedOut(error)) openAuth('login');
      }
      return null;
    } finally {
      if (running.current === current) setBusy(false);
    }
  };

  const current: Tried = { page: source.page, settings: source.settings };
  const known = [tried, current].find((each) => each && same(each.settings, settings));
  return {
    settings,
    busy,
    trouble: trouble ? FAILED[1] : undefined,
    /** What the sheet shows: the settings tried if they are drawn, else the page as it was. */
    page: known?.page ?? tried?.page ?? source.page,
    changed: !same(settings, source.settings),
    set: (change: Partial<PhotoSettings>) => {
      const wanted = { ...settings, ...change };
      setSettings(wanted);
      stop();
      resting.current = window.setTimeout(() => draw(wanted), REST_MS);
    },
    update: async () => {
      const page = known?.page ?? (await draw(settings));
      if (!page) return false;
      setTried(null);
      onUpdated(page, settings);
      tell('Image Updated!', 'Your coloring page has its new lines.');
      return true;
    },
    /** Back to the page as it was. */
    forget: () => {
      stop();
      setBusy(false);
      setTried(null);
      setSettings(source.settings);
    },
  };
}

export type Trial = ReturnType<typeof useTrial>;
