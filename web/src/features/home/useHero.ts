// The picture of the landing page. It is painted with the page when the app is built; a visitor who comes to
// the landing page from another screen fetches it. Either way it is no part of the script.
import { useEffect, useState } from 'react';
import address from './hero.svg?url';

/** The marks between `<svg>`, its title, and `</svg>`. */
const inside = (svg: string): string =>
  svg.replace(/^[^>]*>\s*<title>[^<]*<\/title>/, '').replace(/<\/svg>\s*$/, '');

const built = import.meta.env.SSR ? inside((await import('./hero.svg?raw')).default) : '';

const painted = (): string =>
  built || (typeof document === 'undefined' ? '' : (document.getElementById('hero')?.innerHTML ?? ''));

/** The picture's marks; empty until they are there. */
export function useHero(): string {
  const [marks, setMarks] = useState(painted);
  useEffect(() => {
    if (marks) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => answer.text())
      .then((svg) => setMarks(inside(svg)))
      .catch(() => {});
    return () => stop.abort();
  }, [marks]);
  return marks;
}
