import { type Outcome, refuseInput } from '../../refusal.ts';
import { type ImageSize, isJpeg, jpegWithoutMetadata, readJpeg } from './jpeg.ts';
import { type PhotoFault, type PhotoKind, photoLimits, photoMessage } from './photo-limits.ts';
import { isWebp, readWebp, webpWithoutMetadata } from './webp.ts';

export type PhotoType = 'image/jpeg' | 'image/webp';

/**
 * The media type of a file by its bytes, if it may be stored: a JPEG or WebP image within the limits, with no metadata,
 * no animation and nothing behind it. Refuses with `VALIDATION_ERROR` at the field of the kind.
 */
export function checkPhotoFile(kind: PhotoKind, bytes: Uint8Array): Outcome<PhotoType, 'VALIDATION_ERROR'> {
  const fault = (found: PhotoFault) => refuseInput(kind, photoMessage(kind, found));
  const { bytes: most, side } = photoLimits[kind];
  if (bytes.length > most) return fault('TOO_LONG');
  const type = typeOf(bytes);
  if (!type) return fault('OTHER_FORMAT');
  const size = sizeOf(type, bytes);
  if (typeof size === 'string') return fault(size);
  if (size.width === 0 || size.height === 0) return fault('DAMAGED');
  return size.width > side || size.height > side ? fault('TOO_MANY_PIXELS') : type;
}

/** The image without its metadata, as browsers may add some when they encode it. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const type = typeOf(bytes);
  if (type === 'image/jpeg') return jpegWithoutMetadata(bytes);
  return type === 'image/webp' ? webpWithoutMetadata(bytes) : bytes;
}

function typeOf(bytes: Uint8Array): PhotoType | undefined {
  if (isJpeg(bytes)) return 'image/jpeg';
  return isWebp(bytes) ? 'image/webp' : undefined;
}

function sizeOf(type: PhotoType, bytes: Uint8Array): ImageSize | PhotoFault {
  return type === 'image/jpeg' ? readJpeg(bytes) : readWebp(bytes);
}
