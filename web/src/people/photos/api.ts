import type {
  changeOwnPhoto,
  listPhotos,
  removeOwnPhoto,
  removePhoto,
} from '@almanac/domain/people/photos/endpoints';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { sessionQuery } from '../../platform/session/session.ts';
import { batchedRead } from './batched-read.ts';
import type { Crop } from './crop.ts';

const call = {
  list: caller<typeof listPhotos>('GET', '/photos'),
  changeOwn: caller<typeof changeOwnPhoto>('PUT', '/profile/photo'),
  removeOwn: caller<typeof removeOwnPhoto>('DELETE', '/profile/photo'),
  remove: caller<typeof removePhoto>('DELETE', '/admin/users/{id}/photo'),
};

const photosKey = ['photos'] as const;

const readPhotoId = batchedRead(async (userIds) => {
  const photos = await call.list({ userIds: [...userIds] });
  return new Map(photos.map(({ userId, photoId }) => [userId, photoId]));
});

/** The id of a person's photo, or null without one. Live updates tell when it changes. */
export function photoQuery(userId: string) {
  return queryOptions({
    queryKey: [...photosKey, userId],
    queryFn: () => readPhotoId(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Without an answer there are initials.
    retry: false,
  });
}

/** The address of an image: the photo, or its thumbnail. */
export function imageAddress(photoId: string, isLarge: boolean): string {
  return `/api/photos/${photoId}${isLarge ? '' : '/thumbnail'}`;
}

/** Cuts, encodes and saves the viewer's photo. */
export function changeOwnPhotoMutation({ id, version }: { id: string; version: number }) {
  return mutationOptions({
    mutationFn: async ({ picture, crop }: { picture: ImageBitmap; crop: Crop }) => {
      // Few pages need it.
      const { encodedPhoto } = await import('./encode-photo.ts');
      return call.changeOwn({ ...(await encodedPhoto(picture, crop)), version });
    },
    onSuccess: ({ photoId }, _cut, _result, { client }) => showPhoto(client, id, photoId),
  });
}

export function removeOwnPhotoMutation() {
  return mutationOptions({
    mutationFn: ({ version }: { id: string; version: number }) =>
      call.removeOwn({ version: String(version) }),
    onSuccess: (_answer, { id }, _result, { client }) => showPhoto(client, id, null),
  });
}

/** An administrator removes someone's photo. */
export function removePhotoMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call.remove({ id, version: String(version) }),
    onSuccess: (_answer, { id }, _result, { client }) => showPhoto(client, id, null),
  });
}

/** Shows the photo, or its absence, and refetches the viewer with the new version of the account. */
function showPhoto(client: QueryClient, userId: string, photoId: string | null): Promise<void> {
  client.setQueryData(photoQuery(userId).queryKey, photoId);
  return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
