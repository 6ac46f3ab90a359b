// Taking a page along: print, download, share.
import { useState } from 'react';
import { type Form, inForm } from '../../../api/pictures';
import { download, share } from '../../../ui/download';
import { usePaper } from '../../../ui/paper';
import { printInFrame, printInWindow } from '../../../ui/print';
import { tell, warn } from '../../../ui/toasts';

type What = { imageUrl: string; caption: string; fileName: string; printTitle: string };

const NOT_LOADED = [
  'Error loading image',
  'The coloring page image could not be loaded. Please try again.',
] as const;

export function useTaking({ imageUrl, caption, fileName, printTitle }: What) {
  const [busy, setBusy] = useState<Form | 'share' | null>(null);
  const paper = usePaper();
  const during = async (what: Form | 'share', act: () => Promise<void>) => {
    setBusy(what);
    try {
      await act();
    } catch {
      warn(...NOT_LOADED);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    print: async () => {
      const what = { title: printTitle, picture: inForm(imageUrl, 'svg', paper), caption, paper };
      const opened = printInWindow(what);
      try {
        if (opened) {
          tell('Print dialog opened!', 'Your coloring page is ready to print.');
          await opened;
        } else {
          warn('Popup blocked', 'Please allow popups to print the coloring page.');
          await printInFrame(what);
        }
      } catch {
        warn(...NOT_LOADED);
      }
    },
    download: (form: Form) =>
      during(form, async () => {
        await download(inForm(imageUrl, form, paper), `${fileName}.${form}`);
        tell('Download started!', `${fileName}.${form} is on its way.`);
      }),
    share: () =>
      during('share', async () => {
        const how = await share(inForm(imageUrl, 'png', paper), `${fileName}.png`, printTitle);
        if (how === 'copied') tell('Link copied!', 'It opens for you, while you are signed in.');
      }),
  };
}
