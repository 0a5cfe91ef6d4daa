import { randomUUIDv7 } from 'node:crypto';
import type { PhotoType } from '@almanac/domain/people/photos/photo-file';
import type { Writer } from '../../../platform/database/database.ts';
import type { PhotoImages } from './photo-queries.ts';

type TypedImages = PhotoImages & { photoType: PhotoType; thumbnailType: PhotoType };

/** Stores a locked person's photo under a new id, in place of a former one. */
export async function savePhoto(
  writer: Writer,
  userId: string,
  images: TypedImages,
): Promise<{ photoId: string; version: number }> {
  await writer
    .insertInto('personPhotos')
    .values({ userId, ...images })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({ ...images, createdAt: eb.fn<Date>('now') })),
    )
    .execute();
  const photoId = randomUUIDv7();
  return { photoId, version: await savePhotoId(writer, userId, photoId) };
}

/** Deletes a locked person's photo. Returns the new version of the account; undefined if there was no photo. */
export async function deletePhoto(writer: Writer, userId: string): Promise<number | undefined> {
  const deleted = await writer
    .deleteFrom('personPhotos')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return deleted && savePhotoId(writer, userId, null);
}

async function savePhotoId(writer: Writer, id: string, photoId: string | null): Promise<number> {
  const { version } = await writer
    .updateTable('users')
    .set((eb) => ({ photoId, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
