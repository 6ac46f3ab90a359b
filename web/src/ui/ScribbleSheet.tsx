// A blank sheet to scribble on while there is nothing else: a toy.
import { type PointerEvent, useState } from 'react';
import { CRAYONS } from './ink';

type Stroke = { id: number; wax: string; d: string };

/** Draws where the finger goes. A toy: nothing on it matters, so the keyboard misses nothing. */
export function ScribbleSheet() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const at = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return `${Math.round(((event.clientX - box.x) / box.width) * 400)} ${Math.round(((event.clientY - box.y) / box.height) * 520)}`;
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = at(event);
    const wax = CRAYONS[strokes.length % CRAYONS.length]?.wax ?? '#FF5F3D';
    setStrokes([...strokes, { id: strokes.length, wax, d: `M${point}L${point}` }]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1);
    if (last && event.buttons === 1)
      setStrokes([...strokes.slice(0, -1), { ...last, d: `${last.d}L${at(event)}` }]);
  };
  return (
    <div className="sheet -rotate-1">
      <svg
        viewBox="0 0 400 520"
        className="block w-full cursor-crosshair touch-none"
        aria-hidden="true"
        onPointerDown={start}
        onPointerMove={move}
      >
        <path
          d="M40 54 360 50 362 470 38 474Z"
          fill="none"
          stroke="#1B1E3C"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeDasharray="1 14"
          strokeLinecap="round"
        />
        {strokes.length === 0 && (
          <g className="pointer-events-none">
            <path
              d="M150 250C152 232 178 232 178 250M222 250C222 232 250 232 250 250M152 296C176 330 226 330 250 294"
              fill="none"
              stroke="#1B1E3C"
              strokeOpacity=".35"
              strokeWidth="6"
              strokeLinecap="round"
              strokeDasharray="1 13"
            />
            <g
              transform="translate(250 392) rotate(-24)"
              stroke="#1B1E3C"
              strokeWidth="5"
              strokeLinejoin="round"
            >
              <path d="M0 0 96 0 96 30 0 30-26 15Z" fill="#FF5F3D" />
              <path d="M0 0C5 10 5 20 0 30M12 0C17 10 17 20 12 30M86 0v30" fill="none" />
            </g>
          </g>
        )}
        {strokes.map((stroke) => (
          <path
            key={stroke.id}
            d={stroke.d}
            fill="none"
            stroke={stroke.wax}
            strokeWidth="16"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </div>
  );
}
