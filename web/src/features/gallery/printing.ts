// Printing something that hangs on a wall.
import { inForm } from '../../api/pictures';
import type { Paper } from '../../ui/paper';
import { printInFrame, printInWindow } from '../../ui/print';
import { tell, warn } from '../../ui/toasts';

type ToPrint = { title: string; imageUrl: string; caption: string };

/** In a window of its own; where that is blocked, from this page. */
export async function printPage({ title, imageUrl, caption }: ToPrint, paper: Paper): Promise<void> {
  const what = { title, picture: inForm(imageUrl, 'svg', paper), caption, paper };
  const opened = printInWindow(what);
  if (opened) tell('Print dialog opened!', 'Your coloring page is ready to print.');
  else warn('Popup blocked', 'Please allow popups to print the coloring page.');
  await (opened || printInFrame(what));
}
