import { randomUUIDv7 } from 'node:crypto';
import { sampleImages } from '@almanac/domain/testing/photo-images';
import type { Database } from '../platform/database/database.ts';

/** A photo and its thumbnail, as the browser sends them. */
export const samplePhoto = { photo: sampleImages.webp, thumbnail: sampleImages.jpeg };

/** Stores a photo of the person and returns its id. */
export async function storePhoto(database: Database, userId: string): Promise<string> {
  const photoId = randomUUIDv7();
  await database
    .insertInto('personPhotos')
    .values({
      userId,
      photo: Buffer.from(samplePhoto.photo, 'base64'),
      photoType: 'image/webp',
      thumbnail: Buffer.from(samplePhoto.thumbnail, 'base64'),
      thumbnailType: 'image/jpeg',
    })
    .execute();
  await database.updateTable('users').set({ photoId }).where('id', '=', userId).execute();
  return photoId;
}
