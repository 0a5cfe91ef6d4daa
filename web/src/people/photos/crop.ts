interface Size {
  width: number;
  height: number;
}

/** The square that is cut out: its centre as shares of the width and height, and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** The whole height or width, from the middle. */
export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const largestZoom = 4;

/** The side of the square in pixels of the picture. */
function sideOf({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** The square in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

/** Shares of the square to move by, and a new zoom. */
export interface CropChange {
  right?: number;
  down?: number;
  zoom?: number;
}

/** The crop moved by shares of its side and with the zoom, within the picture. */
export function changedCrop(
  size: Size,
  crop: Crop,
  { right = 0, down = 0, zoom = crop.zoom }: CropChange,
): Crop {
  const side = sideOf(size, { zoom });
  return {
    x: within((crop.x * size.width + right * side) / size.width, side / 2 / size.width),
    y: within((crop.y * size.height + down * side) / size.height, side / 2 / size.height),
    zoom,
  };
}

/** The share, at least the margin away from both ends. */
function within(share: number, margin: number): number {
  return Math.min(Math.max(share, margin), 1 - margin);
}
