import { roles } from '@almanac/domain/access/role';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ChatReceiver, startChatReceiver } from '../../testing/chat-receiver.ts';
import { createDepartment, createRequest, createTeam } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let chat: ChatReceiver;
let app: TestApp;
let other: TestApp;
let admin: TestActor;
let ann: TestActor;
let departmentId: string;

// Monday.
const monday = '2026-08-03';
beforeAll(async () => {
  chat = await startChatReceiver();
  const config = { outgoingHosts: ['127.0.0.1'] };
  app = await testApp({ today: monday, config });
  other = await testApp({ today: monday, config, database: { ...app, drop: async () => undefined } });
  await app.database
    .updateTable('systemSettings')
    .set({ weekStart: 'MONDAY', absenceVisibility: 'company' })
    .execute();
  ({ id: departmentId } = await createDepartment(app.database, { name: 'Sales' }));
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann <b>&</b> *Lee*', departmentId });
});
afterAll(async () => {
  await other.close();
  await app.close();
  chat.close();
});
afterEach(async () => {
  chat.answerWith(200);
  chat.posts.length = 0;
  await app.pool.query(
    `DELETE FROM channels; DELETE FROM time_off_requests; DELETE FROM pgboss.job WHERE name = 'channel-posts'`,
  );
  await app.database.updateTable('systemSettings').set({ absenceVisibility: 'company' }).execute();
});

const slack = () => ({ kind: 'SLACK', name: '#sales', url: chat.url, posts: ['AWAY_DAILY'], language: 'en' });
async function added(more: object = {}) {
  const answer = await admin.post('/admin/channels', { ...slack(), ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const away = (startDate: string, endDate = startDate, more: object = {}) =>
  createRequest(app.database, {
    requesterId: ann.id,
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: admin.id,
    ...more,
  });
const setVisibility = (absenceVisibility: 'company' | 'department' | 'none') =>
  app.database.updateTable('systemSettings').set({ absenceVisibility }).execute();

/** The morning of a day on two instances at once; returns once all posts are made or given up. */
async function morningOf(day: string) {
  chat.posts.length = 0;
  for (const each of [app, other]) each.setToday(day);
  await Promise.all([app.postToChannels(), other.postToChannels()]);
  const waiting = `SELECT 1 FROM pgboss.job WHERE name = 'channel-posts' AND state IN ('created', 'active')`;
  await expect.poll(async () => (await app.pool.query(waiting)).rows, { timeout: 20_000 }).toEqual([]);
  return [...chat.posts];
}

test('a channel is added, changed and deleted; its URL is never returned or logged', async () => {
  const channel = await added({ departmentId });
  expect(channel).toEqual({
    id: expect.any(String),
    version: 1,
    kind: 'SLACK',
    name: '#sales',
    url: expect.stringMatching(/^127\.0\.0\.1:\d+\/…wxyz$/),
    departmentId,
    posts: ['AWAY_DAILY'],
    language: 'en',
  });
  expect((await admin.get('/admin/channels')).json()).toEqual([channel]);
  const put = await admin.put(`/admin/channels/${channel.id}`, {
    name: '#people',
    departmentId: null,
    version: 1,
  });
  expect(put.json()).toMatchObject({ name: '#people', url: channel.url, version: 2 });
  expect(put.json()).not.toHaveProperty('departmentId');
  const same = await admin.put(`/admin/channels/${channel.id}`, { url: chat.url, version: 2 });
  expect(same.json().version).toBe(2);
  const stale = await admin.put(`/admin/channels/${channel.id}`, { name: '#other', version: 1 });
  expect(stale.json().code).toBe('CHANGED_MEANWHILE');
  await admin.put(`/admin/channels/${channel.id}`, { url: `${chat.url}2` });
  expect((await admin.delete(`/admin/channels/${channel.id}`)).statusCode).toBe(204);
  const entries = await loggedEntries(app.database, channel.id);
  expect(entries.map(({ summary }) => summary)).toEqual([
    'Added the chat channel #sales',
    'Changed the chat channel #people',
    'Changed the chat channel #people',
    'Deleted the chat channel #people',
  ]);
  expect(entries[2]?.changes).toEqual([{ field: 'url' }]);
  const stored = await app.pool.query(
    `SELECT (SELECT json_agg(c)::text FROM channels c) || (SELECT json_agg(a)::text FROM audit_entries a) AS text`,
  );
  for (const text of [JSON.stringify(entries), app.logged.join(''), stored.rows[0].text ?? '']) {
    expect(text).not.toContain('abcdefghijklmnopqrstuvwxyz');
  }
});

test.each([
  [{ url: 'hooks' }, 'url'],
  [{ url: 'ftp://example.com/x' }, 'url'],
  [{ url: 'https://10.0.0.1/x' }, 'url'],
  [{ url: 'https://[::1]/x' }, 'url'],
  [{ url: `https://example.com/${'x'.repeat(2000)}` }, 'url'],
  [{ posts: [] }, 'posts'],
  [{ posts: ['AWAY_HOURLY'] }, 'posts.0'],
  [{ language: 'la' }, 'language'],
  [{ kind: 'IRC' }, 'kind'],
  [{ name: ' ' }, 'name'],
] as const)('%j is refused at %s', async (wrong, path) => {
  const answer = await admin.post('/admin/channels', { ...slack(), ...wrong });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json().issues[0].path).toBe(path);
});

test('only system administrators manage channels', async () => {
  const { id } = await added();
  for (const role of roles.filter((each) => each !== 'SYSTEM_ADMIN')) {
    const actor = await app.signedIn(role);
    const answers = [
      await actor.get('/admin/channels'),
      await actor.post('/admin/channels', slack()),
      await actor.put(`/admin/channels/${id}`, { name: 'x' }),
      await actor.post(`/admin/channels/${id}/test`),
      await actor.delete(`/admin/channels/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  }
});

test('the visibility of absences bounds channels, and silences those it no longer allows', async () => {
  const ofAll = await added();
  const ofSales = await added({ departmentId });
  await away(monday);
  await setVisibility('department');
  const refused = await admin.post('/admin/channels', slack());
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'VISIBILITY']);
  expect((await admin.put(`/admin/channels/${ofSales.id}`, { departmentId: null })).json().code).toBe(
    'VISIBILITY',
  );
  const unknown = '01900000-0000-7000-8000-000000000000';
  expect((await admin.post('/admin/channels', { ...slack(), departmentId: unknown })).statusCode).toBe(404);
  const shown = (await admin.get('/admin/channels')).json();
  expect(shown.map(({ id, isSilent = false }: { id: string; isSilent?: boolean }) => [id, isSilent])).toEqual(
    expect.arrayContaining([
      [ofAll.id, true],
      [ofSales.id, false],
    ]),
  );
  expect((await admin.post(`/admin/channels/${ofAll.id}/test`)).json().code).toBe('VISIBILITY');
  await setVisibility('none');
  expect((await admin.post('/admin/channels', { ...slack(), departmentId })).json().code).toBe('VISIBILITY');
  expect((await admin.post(`/admin/channels/${ofSales.id}/test`)).json().code).toBe('VISIBILITY');
  await away('2026-08-04');
  expect(await morningOf('2026-08-04')).toEqual([]);
});

test('a channel ends with its department, and is not of everyone then', async () => {
  const { id } = await createDepartment(app.database, { name: 'Short-lived' });
  await added({ departmentId: id });
  const version = 1;
  expect((await admin.delete(`/departments/${id}?version=${version}`)).statusCode).toBeLessThan(500);
  await app.database.deleteFrom('departments').where('id', '=', id).execute();
  expect((await admin.get('/admin/channels')).json()).toEqual([]);
});

test('a test posts what the channel would get today', async () => {
  app.setToday('2026-08-05');
  const { id } = await added();
  expect((await admin.post(`/admin/channels/${id}/test`)).json()).toEqual({ isAccepted: true, status: 200 });
  expect(chat.posts[0]?.text).toBe('Away today, Wed 5 Aug 2026\nNo one is away.');
  await away('2026-08-05', '2026-08-06');
  chat.answerWith(404);
  expect((await admin.post(`/admin/channels/${id}/test`)).json()).toEqual({ isAccepted: false, status: 404 });
  expect(chat.posts[1]?.text).toContain(
    '• Ann &lt;b&gt;&amp;&lt;/b&gt; *Lee*: Away, Wed 5 to Thu 6 Aug 2026',
  );
  const summaries = (await loggedEntries(app.database, id)).map(({ summary }) => summary);
  expect(summaries.slice(1)).toEqual([
    'Posted a test to the chat channel #sales',
    'Posted a test to the chat channel #sales, which was not accepted',
  ]);
  await app.pool.query(
    `UPDATE channels SET sealed_url = 'sealed with another secret, so that it cannot be opened'`,
  );
  expect((await admin.get('/admin/channels')).json()[0]).toMatchObject({ isUrlLost: true });
  expect((await admin.post(`/admin/channels/${id}/test`)).json().code).toBe('SWITCHED_OFF');
  const again = await admin.put(`/admin/channels/${id}`, { url: chat.url });
  expect(again.json()).not.toHaveProperty('isUrlLost');
});

test('every morning on which someone works, once, and only if someone is away', async () => {
  app.setToday('2026-08-06');
  await added({ posts: ['AWAY_DAILY', 'AWAY_WEEKLY'] });
  await away('2026-08-07', '2026-08-11');
  const posted: Record<string, (string | undefined)[]> = {};
  for (const day of ['07', '08', '09', '10', '11', '12']) {
    posted[day] = (await morningOf(`2026-08-${day}`)).map(({ text }) => text?.split('\n')[0]).toSorted();
  }
  expect(posted).toEqual({
    '07': ['Away today, Fri 7 Aug 2026'],
    '08': [],
    '09': [],
    '10': ['Away this week, from Mon 10 Aug 2026', 'Away today, Mon 10 Aug 2026'],
    '11': ['Away today, Tue 11 Aug 2026'],
    '12': [],
  });
  expect((await admin.get('/admin/channels')).json()[0].lastPost).toEqual({ at: '2026-08-11T12:00:00.000Z' });
});

test('a refused post says so, and is not repeated; a temporary fault is', async () => {
  app.setToday('2026-08-16');
  await added();
  await away('2026-08-17', '2026-08-18');
  chat.answerWith(410);
  expect(await morningOf('2026-08-17')).toHaveLength(1);
  expect((await admin.get('/admin/channels')).json()[0].lastPost).toMatchObject({ fault: '410' });
  chat.answerWith(503);
  expect(await morningOf('2026-08-18')).toHaveLength(1);
  const { rows } = await app.pool.query(
    `SELECT state FROM pgboss.job WHERE name = 'channel-posts' AND data ->> 'day' = '2026-08-18'`,
  );
  expect(rows).toEqual([{ state: 'retry' }]);
});

test.each(['EVERYONE', 'APPROVERS', 'HR'] as const)(
  'a channel shows a type only if everyone may see it: shown to %s',
  async (shownTo) => {
    app.setToday('2026-08-19');
    await app.database.updateTable('leaveTypes').set({ shownTo }).where('code', '=', 'SICK_LEAVE').execute();
    const { id: teamId } = await createTeam(app.database, { departmentId });
    const ofTeam = await added({ teamId });
    const ofSales = await added({ departmentId, kind: 'TEAMS', language: 'de' });
    await away('2026-08-19', '2026-08-19', { type: 'SICK_LEAVE', reason: 'The flu' });
    await admin.post(`/admin/channels/${ofTeam.id}/test`);
    await admin.post(`/admin/channels/${ofSales.id}/test`);
    const [team, sales] = chat.posts.map((post) => JSON.stringify(post));
    expect(team).toContain('No one is away.');
    expect(sales).toContain('Heute abwesend');
    expect(sales?.includes('Krank')).toBe(shownTo === 'EVERYONE');
    expect(sales?.includes('Abwesend')).toBe(shownTo !== 'EVERYONE');
    expect(sales).not.toContain('flu');
    expect(sales).not.toContain(ann.email);
  },
);
