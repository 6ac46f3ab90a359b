// Printing: a window of its own, as specified; a hidden frame of this page where popups are blocked.
import lettering from '@fontsource-variable/grandstander/files/grandstander-latin-wght-normal.woff2?url';
import type { Paper } from './paper';

export type Printable = { title: string; picture: string | Promise<string>; caption: string; paper: Paper };

/** The paper, and how much of the picture's own margin is left out: the printer adds one itself. */
const PAGE = {
  letter: '@page{size:letter portrait;margin:.5in}img{object-view-box:inset(4.3% 5.6%)}',
  a4: '@page{size:A4 portrait;margin:10mm}img{object-view-box:inset(8.3% 5.8%)}',
} as const;

const SHEET = `
html,body{margin:0;height:100%}
body{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.15in;box-sizing:border-box}
img{flex:1 1 auto;min-height:0;max-width:100%;max-height:100%;object-fit:contain}
p{margin:0;font:600 18pt Lettering,ui-rounded,sans-serif;text-wrap:balance;text-align:center}
@media print{html,body{height:99.5vh}}`;

/** Rules go in one by one: a page's security policy may forbid style texts, never the object model. */
function dress(page: Document, paper: Paper): void {
  const style = page.createElement('style');
  page.head.append(style);
  for (const rule of `${PAGE[paper]}${SHEET}`
    .replaceAll('\n', '')
    .match(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []) {
    style.sheet?.insertRule(rule, style.sheet.cssRules.length);
  }
}

/** The caption in the hand of the app; without it, in whatever the printer has. */
async function letter(page: Document): Promise<void> {
  const Face = page.defaultView?.FontFace;
  if (!Face) return;
  const address = new URL(lettering, window.location.href).href;
  const face = await new Face('Lettering', `url(${address})`, { weight: '100 900' }).load();
  page.fonts.add(face);
}

async function fill(page: Document, what: Printable): Promise<void> {
  const { title, caption, paper } = what;
  page.title = title;
  dress(page, paper);
  const image = page.createElement('img');
  image.alt = title;
  page.body.append(image);
  if (caption) {
    const line = page.createElement('p');
    line.textContent = caption;
    page.body.append(line);
  }
  const picture = await what.picture;
  const drawn = new Promise<void>((done, failed) => {
    image.onload = () => done();
    image.onerror = () => failed(new Error('The picture did not load.'));
    image.src = new URL(picture, window.location.href).href;
  });
  await Promise.all([drawn, caption ? letter(page).catch(() => {}) : null]);
}

/** Opens the print window. `false` where a popup blocker forbids it. */
export function printInWindow(what: Printable): Promise<void> | false {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  return fill(opened.document, what).then(() => {
    opened.focus();
    opened.print();
    window.setTimeout(() => opened.close(), 500);
  });
}

/** Prints from a hidden frame of this page: nothing to block. */
export async function printInFrame(what: Printable): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = what.title;
  frame.setAttribute('aria-hidden', 'true');
  frame.className = 'pointer-events-none fixed bottom-0 right-0 size-px border-0 opacity-0';
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) return;
  await fill(inside.document, what);
  inside.addEventListener('afterprint', () => frame.remove());
  inside.focus();
  inside.print();
}
