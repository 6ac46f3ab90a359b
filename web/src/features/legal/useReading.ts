// Which section of a page is being read: the last one whose heading has come to the top. At the page's end,
// where the last sections cannot come that far, the one that was asked for.
import { useEffect, useState } from 'react';

/** How far from the top of the window a section begins, in pixels. */
const topOf = (anchor: string): number =>
  document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

const AT_TOP = 160;

function reading(anchors: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  if (!atEnd) return anchors.filter((anchor) => topOf(anchor) < AT_TOP).at(-1) ?? anchors[0];
  const asked = anchors.find((anchor) => `#${anchor}` === window.location.hash);
  return asked && topOf(asked) >= 0 ? asked : anchors.at(-1);
}

export function useReading(anchors: readonly string[]): string | undefined {
  const [here, setHere] = useState(anchors[0]);
  const all = anchors.join(' ');
  useEffect(() => {
    const list = all.split(' ');
    const look = () => setHere(reading(list));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [all]);
  return here;
}
