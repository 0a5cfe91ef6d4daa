import { photoLimits } from '@almanac/domain/people/photos/photo-limits';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, changedCrop } from './crop.ts';
import { drawSquare } from './encode-photo.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const { side } = photoLimits.photo;
/** Share of the square per key press. */
const step = 0.05;

/** What an arrow key shows more of. */
const directions: Readonly<Record<string, { right?: number; down?: number }>> = {
  ArrowLeft: { right: -step },
  ArrowRight: { right: step },
  ArrowUp: { down: -step },
  ArrowDown: { down: step },
};

/** The face as it will be; dragging or the arrow keys move the picture behind it. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(changedCrop(picture, crop, direction));
  };
  const onPointerMove = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if ((buttons & 1) === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onChange(changedCrop(picture, crop, { right: -movementX / width, down: -movementY / height }));
  };
  return (
    <button
      type="button"
      aria-label="Photo: the arrow keys move the picture"
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      className="size-64 shrink-0 cursor-move touch-none overflow-hidden rounded-full border border-line focus-visible:focus-ring"
    >
      <canvas ref={canvas} width={side} height={side} className="size-full" />
    </button>
  );
}
