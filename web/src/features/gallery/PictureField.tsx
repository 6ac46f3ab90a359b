// A sheet to drop a picture on; or to press, and pick one.
import { type DragEvent, useEffect, useId, useState } from 'react';
import { FieldError } from '../../ui/Field';
import { INK } from '../../ui/ink';
import { warn } from '../../ui/toasts';
import { refusalOf } from './uploadForm';

type Props = { image: File | null; error: string | undefined; onPick: (image: File | null) => void };

export function PictureField({ image, error, onPick }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    const refused = refusalOf(file);
    if (refused) warn(...refused);
    else onPick(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside takes keys and clicks. */}
      <div
        data-on={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="tile inked scribbled wax-mint relative grid min-h-52 place-items-center p-4 text-center"
      >
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          aria-label="Picture to upload"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : `${id}h`}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {image ? <Chosen image={image} /> : <Waiting hint={`${id}h`} />}
      </div>
      {image && (
        <button type="button" onClick={() => onPick(null)} className="text-link mt-1 min-h-11">
          Remove picture
        </button>
      )}
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
}

const Waiting = ({ hint }: { hint: string }) => (
  <div className="pointer-events-none grid justify-items-center gap-2">
    <svg viewBox="0 0 120 90" className="w-28" aria-hidden="true">
      <g stroke={INK} strokeWidth="4.500" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
        <path d="M18 12 96 6 104 70 24 80Z" />
        <path d="M32 64 52 40 66 56 78 44 92 60" fill="none" />
        <circle cx="78" cy="26" r="7" />
        <path d="M8 20 28 6M92 0 110 14" fill="none" strokeWidth="9" strokeOpacity=".25" />
      </g>
    </svg>
    <p className="font-display text-[1.200rem] font-bold leading-tight">Drop a picture here, or press</p>
    <p id={hint} className="text-soft">
      PNG, JPG or GIF (max 5MB)
    </p>
  </div>
);

function Chosen({ image }: { image: File }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return address ? (
    <img
      src={address}
      alt={`Chosen: ${image.name}`}
      className="pointer-events-none max-h-60 object-contain"
    />
  ) : null;
}
