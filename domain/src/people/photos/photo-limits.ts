import type { Message } from '../../language/message.ts';
import { message } from './messages/message.ts';

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

/** The message about a fault. */
export function photoMessage(kind: PhotoKind, fault: PhotoFault): Message {
  const { bytes, side } = photoLimits[kind];
  switch (fault) {
    case 'MISSING':
      return message('people.photos.missing', { kind });
    case 'TOO_LONG':
      return message('people.photos.tooLarge', { kind, most: bytes / 1000 });
    case 'OTHER_FORMAT':
      return message('people.photos.otherFormat', { kind });
    case 'DAMAGED':
      return message('people.photos.damaged', { kind });
    case 'TRAILING_DATA':
      return message('people.photos.trailingData', { kind });
    case 'METADATA':
      return message('people.photos.hasMetadata', { kind });
    case 'ANIMATED':
      return message('people.photos.animated', { kind });
    case 'TOO_MANY_PIXELS':
      return message('people.photos.tooManyPixels', { kind, side });
  }
}
