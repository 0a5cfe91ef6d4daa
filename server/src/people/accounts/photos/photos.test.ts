import { sampleImages } from '@almanac/domain/testing/photo-images';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePhoto, storePhoto } from '../../../testing/photos.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

const put = (actor: TestActor, body: object) => actor.put('/profile/photo', body);
const listed = async (actor: TestActor, ...people: { id: string }[]) =>
  (await actor.get(`/photos?${people.map(({ id }) => `userIds=${id}`).join('&')}`)).json();

async function versionOf(id: string): Promise<number> {
  const user = app.database.selectFrom('users').select('version').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).version;
}

const storedPhotos = async (id: string) =>
  (await app.pool.query('SELECT FROM person_photos WHERE user_id = $1', [id])).rowCount;

test('a photo is served to colleagues as what it is, and can do nothing as a page', async () => {
  const [ann, ben] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  const answer = await put(ann, { ...samplePhoto, version: 1 });
  expect(answer.statusCode, answer.body).toBe(200);
  const { photoId, version } = answer.json();
  expect(version).toBe(2);
  expect(await listed(ben, ann, ben)).toEqual([{ userId: ann.id, photoId }]);
  for (const [path, type, base64] of [
    ['', 'image/webp', samplePhoto.photo],
    ['/thumbnail', 'image/jpeg', samplePhoto.thumbnail],
  ]) {
    const image = await ben.get(`/photos/${photoId}${path}`);
    expect(image.statusCode).toBe(200);
    expect(image.rawPayload.toString('base64')).toBe(base64);
    expect(image.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^attachment; filename="photo\.(webp|jpg)"$/),
      vary: expect.stringContaining('cookie'),
    });
  }
});

test('a cached image is revalidated without being sent, only with a session', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const id = await storePhoto(app.database, ann.id);
  const url = `/api/photos/${id}/thumbnail`;
  const { etag } = (await ann.get(`/photos/${id}/thumbnail`)).headers;
  const ask = (headers: Record<string, string>) =>
    app.server.inject({ url, headers: { 'if-none-match': String(etag), ...headers } });
  const again = await ask({ cookie: ann.cookie });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask({})).statusCode).toBe(401);
  expect((await ann.get(`/photos/${id}`)).headers.etag).not.toBe(etag);
});

test('another photo has another address, and the former one is gone', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const first = (await put(ann, samplePhoto)).json();
  const same = (await put(ann, samplePhoto)).json();
  expect(same).toEqual(first);
  const other = (await put(ann, { ...samplePhoto, photo: sampleImages.lossless })).json();
  expect(other.photoId).not.toBe(first.photoId);
  expect(await listed(ann, ann)).toEqual([{ userId: ann.id, photoId: other.photoId }]);
  expect((await ann.get(`/photos/${first.photoId}`)).statusCode).toBe(404);
});

test('of two tabs that saw the same account, the second is refused and changes nothing', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const version = await versionOf(ann.id);
  const photos = [samplePhoto, { ...samplePhoto, photo: sampleImages.lossless }];
  const answers = await Promise.all(photos.map((photo) => put(ann, { ...photo, version })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [stored] = await listed(ann, ann);
  expect(stored.photoId).toBe(answers.find(({ statusCode }) => statusCode === 200)?.json().photoId);
});

test('a call that is repeated with its key stores one photo', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const headers = { cookie: ann.cookie, 'idempotency-key': 'photo' };
  const send = () =>
    app.server.inject({ method: 'PUT', url: '/api/profile/photo', headers, payload: samplePhoto });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSnc';
const withBytes = (bytes: number) =>
  Buffer.concat([Buffer.from(samplePhoto.photo, 'base64'), Buffer.alloc(bytes)])
    .subarray(0, bytes)
    .toString('base64');

test.each([
  ['photo', {}, 'The photo is required', { thumbnail: samplePhoto.thumbnail }],
  ['photo', { photo: png }, 'The photo must be a plain JPEG or WebP image'],
  ['photo', { photo: 'not base64!' }, 'The photo must be a plain JPEG or WebP image'],
  ['photo', { photo: 'A' }, 'The photo must be a plain JPEG or WebP image'],
  ['photo', { photo: withBytes(60_000) }, 'The photo must end where its image ends'],
  ['photo', { photo: withBytes(60_001) }, 'The photo must be at most 60 kB'],
  ['thumbnail', { thumbnail: withBytes(8_001) }, 'The thumbnail must be at most 8 kB'],
  ['thumbnail', { thumbnail: png }, 'The thumbnail must be a plain JPEG or WebP image'],
] as const)('a faulty %s is refused at its field: %o', async (path, changed, message, body?: object) => {
  const ann = await app.signedIn('EMPLOYEE');
  const answer = await put(ann, { ...(body ?? samplePhoto), ...changed });
  expect(answer.json(), answer.body).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path, message }],
  });
  expect(await storedPhotos(ann.id)).toBe(0);
});

test('an administrator removes a photo, and it is gone from every address', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const photoId = await storePhoto(app.database, ann.id);
  const version = await versionOf(ann.id);
  const stale = await admin.delete(`/admin/users/${ann.id}/photo?version=${version - 1}`);
  expect(stale.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const answer = await admin.delete(`/admin/users/${ann.id}/photo?version=${version}`);
  expect(answer.json()).toEqual({ version: version + 1 });
  expect(await listed(ann, ann)).toEqual([]);
  expect((await ann.get(`/photos/${photoId}`)).statusCode).toBe(404);
  expect(await storedPhotos(ann.id)).toBe(0);
});

test('a deactivated person’s photo is hidden until they are back', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const photoId = await storePhoto(app.database, ann.id);
  expect((await admin.post(`/admin/users/${ann.id}/deactivate`, {})).statusCode).toBe(200);
  expect(await listed(admin, ann)).toEqual([]);
  expect((await admin.get(`/photos/${photoId}/thumbnail`)).statusCode).toBe(404);
  expect((await admin.post(`/admin/users/${ann.id}/reactivate`, {})).statusCode).toBe(200);
  expect(await listed(admin, ann)).toEqual([{ userId: ann.id, photoId }]);
});

test('erasing deletes the photo, and the log says so', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await storePhoto(app.database, ann.id);
  await admin.post(`/admin/users/${ann.id}/deactivate`, {});
  const erased = await admin.post(`/admin/users/${ann.id}/erase`, {});
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await storedPhotos(ann.id)).toBe(0);
  const [entry] = (await admin.get(`/admin/audit?subjectId=${ann.id}&limit=1`)).json().data;
  expect(entry).toMatchObject({
    action: 'account.erased',
    changes: expect.arrayContaining([{ field: 'photo' }]),
  });
});

test('a photo sent while its person is deactivated and erased is not stored', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const client = await app.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE users SET is_active = false WHERE id = $1', [ann.id]);
    const sent = put(ann, samplePhoto);
    const waits = async () =>
      (
        await app.pool.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        )
      ).rowCount;
    await expect.poll(waits).toBe(1);
    await client.query('COMMIT');
    expect((await sent).json()).toMatchObject({ code: 'NOT_FOUND' });
  } finally {
    client.release();
  }
  expect(await storedPhotos(ann.id)).toBe(0);
});

test('deleting one’s own account deletes the photo', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await storePhoto(app.database, ann.id);
  expect((await ann.post('/auth/delete-user', {})).statusCode).toBe(200);
  expect(await storedPhotos(ann.id)).toBe(0);
});

test('the export of a person’s data has the images', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  await storePhoto(app.database, ann.id);
  const { images, records } = (await admin.get(`/admin/users/${ann.id}/export`)).json();
  expect(images).toEqual({
    photo: `data:image/webp;base64,${samplePhoto.photo}`,
    thumbnail: `data:image/jpeg;base64,${samplePhoto.thumbnail}`,
  });
  expect(records.person_photos).toMatchObject([{ user_id: ann.id, photo_type: 'image/webp' }]);
  const zip = unzipSync((await admin.get(`/admin/users/${ann.id}/export?format=CSV`)).rawPayload);
  expect(Buffer.from(zip['photo.webp'] ?? []).toString('base64')).toBe(samplePhoto.photo);
  expect(Buffer.from(zip['thumbnail.jpg'] ?? []).toString('base64')).toBe(samplePhoto.thumbnail);
});
