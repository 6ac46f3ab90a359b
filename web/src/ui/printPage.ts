// Printing, with what is said about it: a window as specified, a frame of this page where popups are blocked.
import { type Printable, printInFrame, printInWindow } from './print';
import { tell, warn } from './toasts';

export const NOT_LOADED = [
  'Error loading image',
  'The coloring page image could not be loaded. Please try again.',
] as const;

export async function printPage(what: Printable): Promise<void> {
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
}
