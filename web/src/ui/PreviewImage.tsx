// A picture that changes while one plays: the last one stays until the next is there.
import { useState } from 'react';
import { BlankSheet } from './Waiting';

type Props = { src: string; alt: string; className?: string; lazy?: boolean; onBroken?: () => void };

export function PreviewImage({
  src,
  alt,
  className = 'size-full object-contain',
  lazy = false,
  onBroken,
}: Props) {
  const [shown, setShown] = useState('');
  return (
    <>
      {shown === '' ? (
        <BlankSheet className={className} />
      ) : (
        <img src={shown} alt={alt} className={className} draggable={false} />
      )}
      {src !== shown && (
        <img
          key={src}
          src={src}
          alt=""
          aria-hidden="true"
          data-coming=""
          loading={lazy ? 'lazy' : 'eager'}
          className="pointer-events-none absolute size-px opacity-0"
          onLoad={() => setShown(src)}
          onError={onBroken}
        />
      )}
    </>
  );
}
