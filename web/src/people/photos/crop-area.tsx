import { photoLimits } from '@almanac/domain/people/photos/photo-limits';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Crop, CropChange } from './crop.ts';
import { drawSquare } from './encode-photo.ts';
import { text } from './messages/text.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onMove: (change: CropChange) => void;
}

const { side } = photoLimits.photo;
/** Share of the square per key press. */
const step = 0.05;

/** What an arrow key shows more of. */
const directions: Readonly<Record<string, CropChange>> = {
  ArrowLeft: { right: -step },
  ArrowRight: { right: step },
  ArrowUp: { down: -step },
  ArrowDown: { down: step },
};

/** The face as it will be; dragging or the arrow keys move the picture behind it. */
export function CropArea({ picture, crop, onMove }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where the pointer was last while dragging. */
  const last = useRef({ x: 0, y: 0 });
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onMove(direction);
  };
  const onPointerMove = ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    if ((buttons & 1) === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onMove({ right: (last.current.x - clientX) / width, down: (last.current.y - clientY) / height });
    last.current = { x: clientX, y: clientY };
  };
  return (
    <button
      type="button"
      aria-label={text('people.photos.cropArea')}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        last.current = { x: clientX, y: clientY };
      }}
      onPointerMove={onPointerMove}
      className="size-64 shrink-0 cursor-move touch-none overflow-hidden rounded-full border border-line focus-visible:focus-ring"
    >
      <canvas ref={canvas} width={side} height={side} className="size-full" />
    </button>
  );
}
