import { photoChanged } from '@almanac/domain/people/events';
import { checkPhotoFile } from '@almanac/domain/people/photos/photo-file';
import { type PhotoKind, photoMessage } from '@almanac/domain/people/photos/photo-limits';
import type { ChangedPhoto, ChangeOwnPhoto } from '@almanac/domain/people/photos/schema';
import { isRefusal, notFound, type Outcome, refuseInput } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { change } from '../../../audit/change.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { unchanged } from '../../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { lockPeople } from '../records/lock-store.ts';
import { readSamePhoto } from './photo-queries.ts';
import { savePhoto } from './photo-store.ts';

export async function changeOwnPhoto(
  context: UseCaseContext,
  { version, ...sent }: ChangeOwnPhoto,
): Promise<Outcome<ChangedPhoto, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const { id } = context.actor;
  const photo = imageOf('photo', sent.photo);
  if (isRefusal(photo)) return photo;
  const thumbnail = imageOf('thumbnail', sent.thumbnail);
  if (isRefusal(thumbnail)) return thumbnail;
  const images = { photo: photo.bytes, thumbnail: thumbnail.bytes };
  return change(context, async (writer) => {
    const [found] = await lockPeople(writer, [id]);
    const before = checkVersion(message('people.accounts.ownAccount'), version, found);
    if (isRefusal(before)) return before;
    // Someone deactivated meanwhile may be erased already.
    if (!before.isActive) return notFound(message('people.accounts.ownAccount'));
    const samePhoto = await readSamePhoto(writer, id, images);
    if (samePhoto !== undefined) return unchanged({ photoId: samePhoto, version: before.version });
    const types = { photoType: photo.type, thumbnailType: thumbnail.type };
    return {
      result: await savePhoto(writer, id, { ...images, ...types }),
      events: [photoChanged({ entityId: id, subject: namedPerson(before), changes: [{ field: 'photo' }] })],
    };
  });
}

function imageOf(kind: PhotoKind, base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  // Decoding skips what is no base64.
  if (bytes.toString('base64') !== base64) return refuseInput(kind, photoMessage(kind, 'OTHER_FORMAT'));
  const type = checkPhotoFile(kind, bytes);
  return isRefusal(type) ? type : { bytes, type };
}
