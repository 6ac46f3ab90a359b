// Taking a page along: print, download, share.
import { useState } from 'react';
import { type Form, inForm, type Style } from '../../../api/pictures';
import { download, share } from '../../../ui/download';
import { usePaper } from '../../../ui/paper';
import { NOT_LOADED, printPage } from '../../../ui/printPage';
import { tell, warn } from '../../../ui/toasts';

type What = { imageUrl: string; caption: string; fileName: string; printTitle: string; style: Style };

export function useTaking({ imageUrl, caption, fileName, printTitle, style }: What) {
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
    print: () =>
      printPage({ title: printTitle, picture: inForm(imageUrl, 'svg', paper, style), caption, paper }),
    download: (form: Form) =>
      during(form, async () => {
        await download(inForm(imageUrl, form, paper, style), `${fileName}.${form}`);
        tell('Download started!', `${fileName}.${form} is on its way.`);
      }),
    share: () =>
      during('share', async () => {
        const how = await share(inForm(imageUrl, 'png', paper, style), `${fileName}.png`, printTitle);
        if (how === 'copied') tell('Link copied!', 'It opens for you, while you are signed in.');
      }),
  };
}
