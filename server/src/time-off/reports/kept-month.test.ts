import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  for (let day = 10; day < 20; day += 1) await approved(`2026-06-${day}`);
});
afterAll(() => app.close());

async function approved(startDate: string): Promise<void> {
  const { id } = await createUser(app.database, { departmentId });
  const request = { requesterId: id, startDate, status: 'APPROVED', decidedById: manager.id } as const;
  await createRequest(app.database, request);
}

const month = '/api/vacation/reports/calendar?startDate=2026-06-01&endDate=2026-06-30';

function monthOf(actor: TestActor, headers: Record<string, string> = {}, url = month) {
  return app.server.inject({ url, headers: { ...headers, cookie: actor.cookie } });
}

const asked =
  '/api/vacation?startDate=2026-06-01&endDate=2026-06-30&status=APPROVED&sortBy=startDate&limit=1000';

test.each([
  ['day by day', month],
  ['as the calendar asks for it', asked],
])(
  'a month that has not changed since is a 304 without content, compressed or not: %s',
  async (_how, url) => {
    const first = await monthOf(manager, {}, url);
    const tag = String(first.headers.etag);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    const sent = await monthOf(manager, { 'accept-encoding': 'br' }, url);
    expect(sent.headers).toMatchObject({ 'content-encoding': 'br', etag: tag });
    expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(first.body);
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const again = await monthOf(manager, { ...headers, 'if-none-match': `"other", ${tag}` }, url);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
  },
);

test('a changed month is sent again', async () => {
  const before = await monthOf(manager);
  await approved('2026-06-22');
  const after = await monthOf(manager, { 'if-none-match': String(before.headers.etag) });
  expect([after.statusCode, after.headers.etag === before.headers.etag]).toEqual([200, false]);
  expect(after.json().days[21].entries).toHaveLength(1);
});

test('a tag is useless to other callers and after signing out', async () => {
  const url = '/api/vacation/absences?startDate=2026-06-01&endDate=2026-06-02';
  const [one, other] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  const told = await monthOf(one, {}, url);
  const tag = String(told.headers.etag);
  const ofOther = await monthOf(other, { 'if-none-match': tag }, url);
  expect([ofOther.statusCode, ofOther.body]).toEqual([200, told.body]);
  expect(ofOther.headers.etag).not.toBe(tag);
  const out = await one.post('/auth/sign-out');
  expect(out.headers['clear-site-data']).toBe('"cache"');
  const gone = await monthOf(one, { 'if-none-match': tag }, url);
  expect([gone.statusCode, gone.headers.etag, gone.headers['cache-control']]).toEqual([
    401,
    undefined,
    'no-store',
  ]);
});

test('refusals and other responses are not cached', async () => {
  const employee = await app.signedIn('EMPLOYEE');
  for (const { headers } of [
    await monthOf(employee),
    await monthOf(manager, {}, '/api/vacation/my-requests'),
  ])
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
});
