// The h1 of a screen: names the browser tab and takes the focus on arrival.
import { type ReactNode, useEffect, useRef } from 'react';
import { arriveAt } from './arrival';

type Props = { children: ReactNode; tab?: string; className?: string };

export function Headline({ children, tab, className = 'text-[clamp(2.400rem,6vw,3.800rem)]' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) arriveAt(heading.current);
  }, []);
  const name = tab ?? (typeof children === 'string' ? children : undefined);
  return (
    <>
      <title>{name ? `${name} · Pagelings` : 'Pagelings'}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
