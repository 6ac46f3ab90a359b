// The page itself on its paper. The last picture stays until the next is there.
import { type ReactNode, useState } from 'react';
import { inForm, type Style } from '../../../api/pictures';
import { usePaper } from '../../../ui/paper';
import { NOT_LOADED } from '../../../ui/printPage';
import { warn } from '../../../ui/toasts';
import { BlankSheet } from '../../../ui/Waiting';

const SHAPE = {
  letter: 'aspect-[8.5/11] w-[min(100%,calc(70dvh*8.5/11))]',
  a4: 'aspect-[210/297] w-[min(100%,calc(70dvh*210/297))]',
} as const;

type Props = { imageUrl: string; style: Style; alt: string; children?: ReactNode };

export function PageSheet({ imageUrl, style, alt, children }: Props) {
  const paper = usePaper();
  const [shown, setShown] = useState('');
  const src = inForm(imageUrl, 'svg', paper, style);
  return (
    <div className={`flat-sheet taped relative -rotate-[.6deg] ${SHAPE[paper]}`}>
      {shown === '' && <BlankSheet className="absolute inset-0 size-full p-16" />}
      {shown !== '' && shown !== src && (
        <img src={shown} alt="" className="absolute inset-0 size-full rounded-[6px] object-contain" />
      )}
      <img
        key={src}
        src={src}
        alt={alt}
        onLoad={() => setShown(src)}
        onError={() => warn(...NOT_LOADED)}
        className={`relative size-full rounded-[6px] object-contain ${shown === src ? 'pop' : 'opacity-0'}`}
      />
      {children}
    </div>
  );
}
