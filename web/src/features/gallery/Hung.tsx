// A picture taped to the wall; pressed, it is shown large.
import { useState } from 'react';
import { BlankSheet } from '../../ui/Waiting';

type Props = { src: string; alt: string; title: string; tilt: string; onLook: () => void; mat?: boolean };

export function Hung({ src, alt, title, tilt, onLook, mat = false }: Props) {
  const [there, setThere] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Look at ${title}`}
      onClick={onLook}
      className={`flat-sheet taped hung relative block aspect-[17/22] w-full ${mat ? 'p-5' : ''} ${tilt}`}
    >
      {!there && <BlankSheet className="absolute inset-0 size-full p-12" />}
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={() => setThere(true)}
        className={`size-full object-contain ${there ? '' : 'opacity-0'}`}
      />
    </button>
  );
}
