// A link that leaves the site: a grown-up opens it.
import type { MouseEvent, ReactNode } from 'react';
import { askGrownUp } from './gate';

type Props = { href: string; children: ReactNode };

export function OutsideLink({ href, children }: Props) {
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    if (await askGrownUp()) window.open(href, '_blank', 'noopener,noreferrer');
  };
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" onClick={leave} onAuxClick={leave}>
      {children} <span className="sr-only">(opens another site)</span>
    </a>
  );
}
