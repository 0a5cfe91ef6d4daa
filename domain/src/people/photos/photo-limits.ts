/** The most bytes and the longest side in pixels. */
export const photoLimits = {
  photo: { bytes: 60_000, side: 256 },
  thumbnail: { bytes: 8_000, side: 96 },
} as const;

export type PhotoKind = keyof typeof photoLimits;

/** What is wrong with a file that is sent as a photo. */
export type PhotoFault =
  | 'MISSING'
  | 'TOO_LONG'
  | 'OTHER_FORMAT'
  | 'DAMAGED'
  | 'TRAILING_DATA'
  | 'METADATA'
  | 'ANIMATED'
  | 'TOO_MANY_PIXELS';

/** The sentence about a fault, as people read it. */
export function photoSentence(kind: PhotoKind, fault: PhotoFault): string {
  const { bytes, side } = photoLimits[kind];
  const noun = kind === 'photo' ? 'The photo' : 'The thumbnail';
  switch (fault) {
    case 'MISSING':
      return `${noun} is required`;
    case 'TOO_LONG':
      return `${noun} must be at most ${bytes / 1000} kB`;
    case 'OTHER_FORMAT':
      return `${noun} must be a plain JPEG or WebP image`;
    case 'DAMAGED':
      return `${noun} is incomplete or damaged`;
    case 'TRAILING_DATA':
      return `${noun} must end where its image ends`;
    case 'METADATA':
      return `${noun} must have no metadata, such as where it was taken`;
    case 'ANIMATED':
      return `${noun} must not be animated`;
    case 'TOO_MANY_PIXELS':
      return `${noun} must be at most ${side} by ${side} pixels`;
  }
}
