// An empty photo corner: drop, paste, pick or take a photo.
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { INK } from '../../../ui/ink';
import { Camera } from './Camera';
import { PHOTO_TYPES } from './photo';

export function DropSheet({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const [camera, setCamera] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  usePasted(onFile);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on; the buttons inside do the same.
    <div
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className="flat-sheet drop-sheet taped relative grid min-h-[340px] place-content-center justify-items-center gap-5 p-6 text-center sm:min-h-[440px]"
    >
      <Corners />
      <PhotoArt />
      <p className="max-w-[24ch] font-display text-[1.600rem] font-extrabold leading-tight">
        {over ? 'Let go, here it goes!' : 'Put a photo on this sheet'}
      </p>
      <p className="text-soft">Drop it, paste it, or choose it. JPG, PNG or WebP, up to 5 MB.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={() => picker.current?.click()}
          className="ink-button inked wax-sunflower"
        >
          <Icon name="page" />
          Choose a photo
        </button>
        <button type="button" onClick={() => setCamera(true)} className="ink-button inked">
          <Icon name="camera" />
          Take a photo
        </button>
      </div>
      <input
        ref={picker}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-label="Photo"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
        className="sr-only"
      />
      {camera && (
        <Camera
          onPhoto={(photo) => {
            setCamera(false);
            onFile(photo);
          }}
          onClose={() => setCamera(false)}
        />
      )}
    </div>
  );
}

/** A picture pasted anywhere on the screen. */
function usePasted(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

/** The outline a photo would fill. */
const Corners = () => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="pointer-events-none absolute inset-4 h-[calc(100%-2rem)] w-[calc(100%-2rem)]"
    aria-hidden="true"
  >
    <path
      d="M1 14V1H12M88 1H99V14M99 86V99H88M12 99H1V86"
      fill="none"
      stroke={INK}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

/** A snapshot half turned into lines. */
const PhotoArt = () => (
  <svg viewBox="0 0 200 130" className="w-44" aria-hidden="true">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      <path d="M22 22 178 16 182 112 26 116Z" />
      <path d="M100 19 22 22 26 116 102 114Z" fill="#8ED3F2" />
      <path d="M24 96 50 66 70 84 101 50 102 114 26 116Z" fill="#A9D86B" />
      <path d="M101 50 124 78 146 60 181 96" fill="none" />
      <circle cx="58" cy="46" r="11" fill="#FFC928" />
      <circle cx="148" cy="40" r="11" />
      <path d="M101 8V126" strokeDasharray="2 11" fill="none" />
    </g>
  </svg>
);
