import { withoutMetadata } from '@almanac/domain/people/photos/photo-file';
import { type PhotoKind, photoLimits } from '@almanac/domain/people/photos/photo-limits';
import { type Crop, squareOf } from './crop.ts';

/** Best first. */
const qualities = [0.85, 0.7, 0.5, 0.3, 0.1];

/** The photo and its thumbnail in base64, cut from the picture and within the limits. */
export async function encodedPhoto(picture: ImageBitmap, crop: Crop) {
  const [photo, thumbnail] = [
    await encoded(picture, crop, 'photo'),
    await encoded(picture, crop, 'thumbnail'),
  ];
  return { photo, thumbnail };
}

async function encoded(picture: ImageBitmap, crop: Crop, kind: PhotoKind): Promise<string> {
  const { side, bytes: most } = photoLimits[kind];
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawSquare(canvas, picture, crop);
  for (const quality of qualities) {
    const bytes = withoutMetadata(await bytesOf(canvas, quality));
    if (bytes.length <= most) return base64Of(bytes);
  }
  throw new Error('The picture could not be made small enough');
}

/** Draws the square of the picture over the whole canvas, on white if it is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.putImageData(whiteOf(canvas), 0, 0);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function whiteOf({ width, height }: HTMLCanvasElement): ImageData {
  return new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
}

/** WebP, or JPEG if the browser can't encode WebP, as Safari. */
async function bytesOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality);
  if (!blob) throw new Error('The picture could not be encoded');
  return new Uint8Array(await blob.arrayBuffer());
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
