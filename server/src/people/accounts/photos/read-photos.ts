import type { ListPhotos, PersonPhoto } from '@almanac/domain/people/photos/schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { Answered } from '../../../platform/use-case/answered.ts';
import { Download } from '../../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { readPhotoImage, readPhotosOf, readThumbnailImage, type StoredImage } from './photo-queries.ts';

export function listPhotos(
  { database }: UseCaseContext,
  { userIds = [] }: ListPhotos,
): Promise<PersonPhoto[]> {
  return readPhotosOf(database, userIds);
}

type ImageAnswer = Outcome<Download, 'NOT_FOUND'> | Answered<Download>;

export async function readPhoto({ database }: UseCaseContext, { id }: { id: string }): Promise<ImageAnswer> {
  return imageAnswer(id, await readPhotoImage(database, id));
}

export async function readThumbnail(
  { database }: UseCaseContext,
  { id }: { id: string },
): Promise<ImageAnswer> {
  return imageAnswer(`${id}-thumbnail`, await readThumbnailImage(database, id));
}

/** The image at an address never changes, so browsers revalidate it only after a day. */
const cached = 'private, max-age=86400';
/** Opened as a page, the image could load and do nothing, whatever a browser took it for. */
const policy = "default-src 'none'; sandbox";

function imageAnswer(tag: string, image: StoredImage | undefined): ImageAnswer {
  if (!image) return notFound(message('people.accounts.photo'));
  const { content, type } = image;
  const name = `photo.${type === 'image/jpeg' ? 'jpg' : 'webp'}`;
  return new Answered(
    new Download(name, [content], type),
    new Headers({
      'cache-control': cached,
      'content-security-policy': policy,
      etag: `"${tag}"`,
      vary: 'cookie',
    }),
  );
}
