import { mostFeeds } from '@almanac/domain/connections/feeds/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam } from '../../testing/factories.ts';
import { createFeed } from '../../testing/feeds.ts';
import { storedTexts } from '../../testing/stored-texts.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
});
afterAll(() => app.close());

const tokenOf = (address: string) => /\/api\/feeds\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
const fetched = (token: string, headers: Record<string, string> = {}, from = app) =>
  from.server.inject({ method: 'GET', url: `/api/feeds/${token}.ics`, headers });
const approved = (userId: string, startDate: string, other = {}) =>
  createRequest(app.database, {
    ...{ requesterId: userId, startDate, status: 'APPROVED', decidedById: admin.id },
    ...other,
  });

async function feedOf(userId: string, feed: Partial<Parameters<typeof createFeed>[1]> = {}) {
  return (await createFeed(app.database, { userId, ...feed })).token;
}

test('a feed is created, fetched without a session, listed without its address, and ended at once', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const created = await ann.post('/profile/feeds', { kind: 'MINE' });
  expect(created.statusCode).toBe(201);
  const { address, ...feed } = created.json();
  expect(feed).toEqual({ id: expect.any(String), kind: 'MINE', createdAt: expect.any(String) });
  const token = tokenOf(address);
  const answer = await fetched(token, { 'user-agent': `Calendar/1.0\u0007 ${'x'.repeat(300)}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'referrer-policy': 'no-referrer',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  const [listed] = (await ann.get('/profile/feeds')).json();
  expect(listed).toEqual({
    ...feed,
    lastFetchedAt: '2026-03-02T12:00:00.000Z',
    lastClient: `Calendar/1.0 ${'x'.repeat(87)}`,
  });
  expect((await ann.delete(`/profile/feeds/${feed.id}`)).statusCode).toBe(204);
  expect((await fetched(token)).statusCode).toBe(404);
  expect((await ann.delete(`/profile/feeds/${feed.id}`)).statusCode).toBe(404);
  expect((await ann.get('/profile/feeds')).json()).toEqual([]);
});

test('unchanged content is not sent again, and every change of it is', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const token = await feedOf(ann.id);
  const { id } = await approved(ann.id, '2026-03-09');
  const { etag = '' } = (await fetched(token)).headers;
  const again = () => fetched(token, { 'if-none-match': `"other", ${etag}` });
  expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
  expect((await again()).headers).toMatchObject({ etag, 'cache-control': 'private, max-age=900' });
  await app.database
    .updateTable('timeOffRequests')
    .set({ endDate: '2026-03-10' })
    .where('id', '=', id)
    .execute();
  const changed = await again();
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test.each([
  [
    { kind: 'MINE', departmentId: true },
    'departmentId',
    'A feed of your own time off has no department or team',
  ],
  [{ kind: 'MINE', teamId: true }, 'teamId', 'A feed of your own time off has no department or team'],
  [{ kind: 'AWAY', departmentId: true, teamId: true }, 'teamId', 'Choose a department or a team, not both'],
  [{ kind: 'AWAY', departmentId: false }, 'departmentId', 'There is no such department'],
  [{ kind: 'AWAY', teamId: false }, 'teamId', 'There is no such team'],
])('%j is refused at %s', async ({ kind, ...groups }, path, message) => {
  const departmentId = (await createDepartment(app.database)).id;
  const ids = { departmentId, teamId: (await createTeam(app.database, { departmentId })).id };
  const unknown = '01900000-0000-7000-8000-000000000000';
  const chosen = Object.entries(groups).map(([name, isKnown]) => [
    name,
    isKnown ? ids[name as keyof typeof ids] : unknown,
  ]);
  const answer = await admin.post('/profile/feeds', { kind, ...Object.fromEntries(chosen) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path, message }] });
});

test('of many calls at once, ten feeds are created and the others are refused', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const answers = await Promise.all(
    Array.from({ length: mostFeeds + 3 }, () => ann.post('/profile/feeds', { kind: 'AWAY' })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(mostFeeds);
  const refused = answers.find(({ statusCode }) => statusCode !== 201);
  expect([refused?.statusCode, refused?.json().code]).toEqual([409, 'TOO_MANY']);
  expect((await ann.get('/profile/feeds')).json()).toHaveLength(mostFeeds);
});

test('a repeated call returns the same address, whose secret is nowhere in the database', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const headers = { cookie: ann.cookie, 'idempotency-key': 'feed' };
  const create = () =>
    app.server.inject({ method: 'POST', url: '/api/profile/feeds', headers, payload: { kind: 'MINE' } });
  const [first, second] = [await create(), await create()];
  expect(second.json()).toEqual(first.json());
  const token = tokenOf(first.json().address);
  expect((await fetched(token)).statusCode).toBe(200);
  const texts = await storedTexts(app.pool);
  expect(texts.filter(({ text }) => text.includes(token))).toEqual([]);
  expect(app.logged.join('\n')).not.toContain(token);
  expect(app.logged.join('\n')).toContain('/api/feeds/…');
});

test('a feed ends with its department or team, and rests while the person is deactivated', async () => {
  const departmentId = (await createDepartment(app.database)).id;
  const teamId = (await createTeam(app.database, { departmentId })).id;
  const ann = await app.signedIn('EMPLOYEE');
  const [mine, ofTeam] = [await feedOf(ann.id), await feedOf(ann.id, { kind: 'AWAY', teamId })];
  const statuses = async () => [(await fetched(mine)).statusCode, (await fetched(ofTeam)).statusCode];
  expect(await statuses()).toEqual([200, 200]);
  expect((await admin.delete(`/teams/${teamId}`)).statusCode).toBe(204);
  expect(await statuses()).toEqual([200, 404]);
  expect((await admin.post(`/admin/users/${ann.id}/deactivate`)).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 404]);
  expect((await admin.post(`/admin/users/${ann.id}/reactivate`)).statusCode).toBe(200);
  expect(await statuses()).toEqual([200, 404]);
  expect((await admin.post(`/admin/users/${ann.id}/deactivate`)).statusCode).toBe(200);
  expect((await admin.post(`/admin/users/${ann.id}/erase`, {})).statusCode).toBe(200);
  expect(
    await app.database.selectFrom('calendarFeeds').select('id').where('userId', '=', ann.id).execute(),
  ).toEqual([]);
});

test('a system administrator sees whose feeds there are and ends one', async () => {
  const ann = await app.signedIn('EMPLOYEE', { name: 'Ann' });
  const { id, token } = await createFeed(app.database, { userId: ann.id, kind: 'AWAY' });
  const { data, pagination } = (await admin.get('/admin/feeds?limit=1')).json();
  expect(data).toMatchObject([{ id, kind: 'AWAY', user: { id: ann.id, name: 'Ann', email: ann.email } }]);
  expect(pagination.total).toBeGreaterThan(1);
  expect((await admin.delete(`/admin/feeds/${id}`)).statusCode).toBe(204);
  expect((await fetched(token)).statusCode).toBe(404);
});

test('an own feed turns invitations off by default, and a choice wins', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const wants = async () => (await ann.get('/profile/mail-preferences')).json().calendarInvites;
  expect(await wants()).toBe(true);
  const { id } = (await ann.post('/profile/feeds', { kind: 'MINE' })).json();
  expect(await wants()).toBe(false);
  await ann.delete(`/profile/feeds/${id}`);
  expect(await wants()).toBe(true);
  await ann.put('/profile/mail-preferences', { calendarInvites: true });
  await ann.post('/profile/feeds', { kind: 'MINE' });
  expect(await wants()).toBe(true);
});

test('robots may read feeds only', async () => {
  const { body } = await app.server.inject('/robots.txt');
  expect(body).toBe('User-agent: *\nAllow: /api/feeds/\nDisallow: /\n');
});

test('a feed is limited to 60 calls an hour, and unknown tokens per address', async () => {
  const limited = await testApp({ today: '2026-03-02', config: { callsPerSecond: 1000 } });
  const { id } = await limited.signedIn('EMPLOYEE');
  const { token } = await createFeed(limited.database, { userId: id });
  const from = (remoteAddress: string, its: string) =>
    limited.server.inject({ url: `/api/feeds/${its}.ics`, remoteAddress });
  const statuses = async (address: string, its: string, times: number) => {
    const answers: number[] = [];
    for (let call = 0; call < times; call += 1) answers.push((await from(address, its)).statusCode);
    return answers;
  };
  // The general limit of calls per address is not what is tested.
  expect(await statuses('192.0.2.1', token, 60)).toEqual(Array(60).fill(200));
  const refused = await from('192.0.2.2', token);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  const unknown = [
    ...(await statuses('192.0.2.3', 'no-token', 160)),
    ...(await statuses('192.0.2.3', 'other', 160)),
  ];
  expect(unknown.filter((status) => status === 404).length).toBeLessThanOrEqual(300);
  expect(unknown.at(-1)).toBe(429);
  expect((await from('192.0.2.4', 'no-token')).statusCode).toBe(404);
  await limited.close();
});
