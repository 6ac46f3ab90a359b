// Arriving on a screen: the heading takes the focus and a new screen starts at its top.

let first = true;
let goingBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    goingBack = true;
  });
}

/** Call with the heading of a screen when it appears. The very first screen is left alone. */
export function arriveAt(heading: HTMLElement): void {
  if (first) {
    first = false;
    return;
  }
  if (!goingBack) window.scrollTo(0, 0);
  goingBack = false;
  if (!document.querySelector('dialog[open]')) heading.focus({ preventScroll: true });
}
