import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { repeatable } from '../../paging.ts';
import { seenVersion, Version } from '../../version.ts';
import { type PhotoFault, type PhotoKind, photoLimits, photoMessage } from './photo-limits.ts';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

const fault = (kind: PhotoKind, found: PhotoFault) => fieldError(photoMessage(kind, found));

/** The bytes of an image in base64; three bytes take four characters. */
const imageText = (kind: PhotoKind) =>
  z.string({ error: fault(kind, 'MISSING') }).check(
    z.minLength(1, { error: fault(kind, 'MISSING'), abort: true }),
    z.maxLength(Math.ceil(photoLimits[kind].bytes / 3) * 4, {
      error: fault(kind, 'TOO_LONG'),
      abort: true,
    }),
    z.regex(base64, { error: fault(kind, 'OTHER_FORMAT') }),
  );

export const ChangeOwnPhoto = z.strictObject({
  photo: imageText('photo'),
  thumbnail: imageText('thumbnail'),
  ...seenVersion,
});
export type ChangeOwnPhoto = z.infer<typeof ChangeOwnPhoto>;

/** The id of the photo, which its address has, and the new version of the account. */
export const ChangedPhoto = z.object({ photoId: Id, version: Version });
export type ChangedPhoto = z.infer<typeof ChangedPhoto>;

/** The new version of the account. */
export const RemovedPhoto = z.object({ version: Version });
export type RemovedPhoto = z.infer<typeof RemovedPhoto>;

/** At most fifty people. */
export const ListPhotos = z.object({ userIds: repeatable(Id) });
export type ListPhotos = z.infer<typeof ListPhotos>;

/** Someone's photo; each photo has its own id. */
export const PersonPhoto = z.object({ userId: Id, photoId: Id });
export type PersonPhoto = z.infer<typeof PersonPhoto>;
