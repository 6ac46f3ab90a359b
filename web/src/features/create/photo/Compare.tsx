// The photo laid over the page up to a divider, which moves by pointer and by arrow keys.
import { useState } from 'react';

export function Compare({ photo }: { photo: string }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <img
        src={photo}
        alt=""
        className="absolute inset-0 size-full rounded-[6px] bg-paper object-contain"
        style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
      />
      {at > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-[4px] -translate-x-1/2 bg-ink"
          style={{ left: `${at}%` }}
        />
      )}
      <label className="absolute inset-x-3 bottom-1">
        <span className="sr-only">Show the photo beneath</span>
        <input
          type="range"
          min={0}
          max={100}
          step={2}
          value={at}
          aria-valuetext={at === 0 ? 'only the page' : `${at} percent photo`}
          onChange={(event) => setAt(event.target.valueAsNumber)}
          className="crayon-slider see-through w-full"
        />
      </label>
    </>
  );
}
