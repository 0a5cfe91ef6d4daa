import type { PersonPhoto } from '@almanac/domain/people/photos/schema';
import type { Reader } from '../../../platform/database/database.ts';

/** The photos of the people, without those of deactivated people. */
export async function readPhotosOf(database: Reader, userIds: readonly string[]): Promise<PersonPhoto[]> {
  const rows = await database
    .selectFrom('users')
    .select(['id', 'photoId'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
    .where('photoId', 'is not', null)
    .where('isActive', '=', true)
    .execute();
  return rows.flatMap(({ id: userId, photoId }) => (photoId === null ? [] : { userId, photoId }));
}

export interface StoredImage {
  content: Buffer;
  type: string;
}

/** A photo, unless its person is deactivated. */
export function readPhotoImage(database: Reader, id: string): Promise<StoredImage | undefined> {
  return selectPhoto(database, id)
    .select(['personPhotos.photo as content', 'personPhotos.photoType as type'])
    .executeTakeFirst();
}

/** The thumbnail of a photo, unless its person is deactivated. */
export function readThumbnailImage(database: Reader, id: string): Promise<StoredImage | undefined> {
  return selectPhoto(database, id)
    .select(['personPhotos.thumbnail as content', 'personPhotos.thumbnailType as type'])
    .executeTakeFirst();
}

function selectPhoto(database: Reader, id: string) {
  return database
    .selectFrom('users')
    .innerJoin('personPhotos', 'personPhotos.userId', 'users.id')
    .where('users.photoId', '=', id)
    .where('users.isActive', '=', true);
}

export interface PhotoImages {
  photo: Buffer;
  thumbnail: Buffer;
}

/** The id of the person's photo, if its images are the same. */
export async function readSamePhoto(
  database: Reader,
  userId: string,
  { photo, thumbnail }: PhotoImages,
): Promise<string | undefined> {
  const same = await database
    .selectFrom('users')
    .innerJoin('personPhotos', 'personPhotos.userId', 'users.id')
    .select('users.photoId')
    .where('users.id', '=', userId)
    .where('personPhotos.photo', '=', photo)
    .where('personPhotos.thumbnail', '=', thumbnail)
    .executeTakeFirst();
  return same?.photoId ?? undefined;
}

/** A person's stored photo, active or not. */
export function readOwnImages(database: Reader, userId: string) {
  return database
    .selectFrom('personPhotos')
    .select(['photo', 'photoType', 'thumbnail', 'thumbnailType'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}
