import * as z from 'zod/mini';
import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { DeletedVersion } from '../../version.ts';
import { ChangedPhoto, ChangeOwnPhoto, ListPhotos, PersonPhoto, RemovedPhoto } from './schema.ts';

const params = z.object({ id: Id });

export const changeOwnPhoto = endpoint({
  name: 'changeOwnPhoto',
  summary:
    'Stores the photo of the caller and its thumbnail, each a JPEG or WebP image without metadata in base64: at most 60 kB with 256 by 256 pixels, and 8 kB with 96 by 96',
  method: 'PUT',
  path: '/profile/photo',
  access: 'signed-in',
  body: ChangeOwnPhoto,
  longestBodyBytes: 96 * 1024,
  status: 200,
  answer: ChangedPhoto,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const removeOwnPhoto = endpoint({
  name: 'removeOwnPhoto',
  summary: 'Removes the photo of the caller',
  method: 'DELETE',
  path: '/profile/photo',
  access: 'signed-in',
  query: DeletedVersion,
  status: 200,
  answer: RemovedPhoto,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const removePhoto = endpoint({
  name: 'removePhoto',
  summary: 'Removes the photo of a user',
  method: 'DELETE',
  path: '/admin/users/{id}/photo',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  query: DeletedVersion,
  status: 200,
  answer: RemovedPhoto,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const listPhotos = endpoint({
  name: 'listPhotos',
  summary: 'Which of up to 50 people have a photo, and which one; deactivated people have none',
  method: 'GET',
  path: '/photos',
  access: 'signed-in',
  query: ListPhotos,
  status: 200,
  answer: z.array(PersonPhoto),
  refusals: [],
});

export const readPhoto = endpoint({
  name: 'readPhoto',
  summary: 'A photo as an image, WebP or JPEG',
  method: 'GET',
  path: '/photos/{id}',
  access: 'signed-in',
  params,
  status: 200,
  answer: null,
  download: 'image/webp',
  isCached: true,
  refusals: ['NOT_FOUND'],
});

export const readThumbnail = endpoint({
  name: 'readThumbnail',
  summary: 'The thumbnail of a photo as an image, WebP or JPEG',
  method: 'GET',
  path: '/photos/{id}/thumbnail',
  access: 'signed-in',
  params,
  status: 200,
  answer: null,
  download: 'image/webp',
  isCached: true,
  refusals: ['NOT_FOUND'],
});
