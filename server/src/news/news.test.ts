import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../testing/factories.ts';
import { samplePhoto } from '../testing/photos.ts';
import { createPlace } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let otherInstance: TestApp;
let departmentId: string;
let origin: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  otherInstance = await testApp({ today: '2026-06-01', database: { ...app, drop: async () => undefined } });
  departmentId = (await createDepartment(app.database)).id;
  origin = await otherInstance.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await otherInstance.close();
  await app.close();
});

/** Listens on the other instance and collects news until the stream ends. */
async function listen({ cookie }: Pick<TestActor, 'cookie'>) {
  const answer = await fetch(`${origin}/api/news`, { headers: { cookie } });
  const heard: string[] = [];
  const whose: string[] = [];
  const ended = (async () => {
    const text = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of text) {
      for (const [, event = 'own', topic = ''] of chunk.matchAll(/(?:^event: (.+)\n)?^data: (.+)$/gm)) {
        heard.push(topic);
        whose.push(`${event} ${topic}`);
      }
    }
  })();
  return { status: answer.status, heard, whose, ended };
}

const ask = (actor: TestActor, startDate: string) =>
  actor.post('/vacation', { type: 'VACATION', startDate, endDate: startDate });

test('a stream sends the company’s day, and again after midnight', async () => {
  // News of the first start may arrive meanwhile.
  const daysOf = ({ heard }: { heard: string[] }) => heard.filter((topic) => /^\d/.test(topic));
  const stream = await listen(await app.signedIn('EMPLOYEE'));
  await expect.poll(() => daysOf(stream)).toEqual(['2026-06-01']);
  otherInstance.setToday('2026-06-02');
  await expect.poll(() => daysOf(stream)).toEqual(['2026-06-01', '2026-06-02']);
  const later = await listen(await app.signedIn('EMPLOYEE'));
  await expect.poll(() => daysOf(later)).toEqual(['2026-06-02']);
  otherInstance.setToday('2026-06-01');
});

test('a request and its decision are news on every instance, only for the requester and the approvers', async () => {
  const requester = await app.signedIn('EMPLOYEE', { departmentId });
  const others = await Promise.all([
    app.signedIn('MANAGER', { departmentId }),
    app.signedIn('HR_ADMIN'),
    app.signedIn('EMPLOYEE', { departmentId }),
    app.signedIn('MANAGER'),
  ]);
  const own = await listen(requester);
  const [manager, admin, colleague, outsider] = await Promise.all(others.map(listen));
  expect((await ask(requester, '2026-07-06')).statusCode).toBe(201);
  for (const each of [own, manager, admin]) await expect.poll(() => each?.heard).toContain('time-off');
  own.heard.length = 0;
  const { data } = (await requester.get('/vacation/my-requests')).json();
  const decider = others[1];
  for (const { id } of data) await decider?.post(`/vacation/${id}/approve`, {});
  await expect.poll(() => own.heard).toContain('time-off');
  expect(colleague?.heard).not.toContain('time-off');
  expect(outsider?.heard).not.toContain('time-off');
});

test('approvers hear that it is another person’s, and only that person that it is their own', async () => {
  const requester = await app.signedIn('EMPLOYEE', { departmentId });
  const manager = await app.signedIn('MANAGER', { departmentId });
  const [own, others] = [await listen(requester), await listen(manager)];
  expect((await ask(requester, '2026-07-08')).statusCode).toBe(201);
  await expect.poll(() => own.whose).toContain('own time-off');
  await expect.poll(() => others.whose).toContain('others time-off');
  expect((await ask(manager, '2026-07-09')).statusCode).toBe(201);
  await expect.poll(() => others.whose).toContain('own time-off');
  expect(own.whose).not.toContain('others time-off');
});

const volunteering = {
  code: 'VOLUNTEERING',
  name: 'Volunteering',
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  reason: 'NONE',
  documentAfterDays: null,
  shownTo: 'HR',
};

/** A change of each topic that `person` hears of. */
const changes = {
  'time-off': (admin: TestActor, person: TestActor) => {
    const body = { userId: person.id, type: 'VACATION', amount: 2, on: '2026-06-01', reason: 'Moved house' };
    return admin.post('/admin/leave/adjustments', body);
  },
  teams: (admin: TestActor) => admin.post('/teams', { name: 'Platform', departmentId }),
  people: (_admin: TestActor, person: TestActor) =>
    person.post('/auth/update-user', { name: 'Ada', version: 1 }),
  photos: (_admin: TestActor, person: TestActor) => person.put('/profile/photo', samplePhoto),
  rules: (admin: TestActor) => admin.post('/admin/departments', { name: 'Research' }),
  types: (admin: TestActor) => admin.post('/admin/leave/types', volunteering),
  settings: async () => (await app.signedIn('SYSTEM_ADMIN')).put('/admin/settings', { companyName: 'Acme' }),
  session: (_admin: TestActor, person: TestActor) => person.post('/auth/revoke-sessions', {}),
};

test.each(Object.entries(changes))('an open stream hears of a change of %s', async (topic, make) => {
  const admin = await app.signedIn('HR_ADMIN');
  const person = await app.signedIn('EMPLOYEE');
  const stream = await listen(person);
  const answer = await make(admin, person);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  await expect.poll(() => stream.heard).toContain(topic);
});

test('a deleted adjustment is news for its person', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const employee = await app.signedIn('EMPLOYEE');
  const body = { userId: employee.id, type: 'VACATION', amount: 2, on: '2026-06-01', reason: 'Moved house' };
  const { id } = (await admin.post('/admin/leave/adjustments', body)).json();
  const stream = await listen(employee);
  // News is ordered: after this, all earlier news has arrived.
  await ask(employee, '2026-07-27');
  await expect.poll(() => stream.whose).toContain('own time-off');
  stream.whose.length = 0;
  expect((await admin.delete(`/admin/leave/adjustments/${id}`)).statusCode).toBe(204);
  await expect.poll(() => stream.whose).toContain('own time-off');
});

test('rules and departments are news for everyone who is signed in', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const { place } = await createPlace(app.database, 'Munich');
  const stream = await listen(await app.signedIn('EMPLOYEE'));
  const changes = {
    'a holiday': () =>
      admin.put(`/admin/leave/places/${place}/holidays/2026`, {
        holidays: [{ date: '2026-08-03', name: 'Founding day' }],
      }),
    'a schedule': () => {
      const body = { name: 'Mornings', minutes: [...Array(5).fill([240, 0]).flat(), 0, 0, 0, 0] };
      return admin.post('/admin/leave/schedules', body);
    },
    'a department': () => admin.post('/admin/departments', { name: 'Sales' }),
  };
  for (const [what, make] of Object.entries(changes)) {
    stream.heard.length = 0;
    const answer = await make();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    await expect.poll(() => stream.heard, { message: what }).toContain('rules');
  }
});

test('a photo is news for everyone who is signed in, and its removal too', async () => {
  const [ann, admin] = [await app.signedIn('EMPLOYEE'), await app.signedIn('HR_ADMIN')];
  const colleague = await listen(await app.signedIn('EMPLOYEE'));
  expect((await ann.put('/profile/photo', samplePhoto)).statusCode).toBe(200);
  await expect.poll(() => colleague.heard).toContain('photos');
  colleague.heard.length = 0;
  expect((await admin.delete(`/admin/users/${ann.id}/photo`)).statusCode).toBe(200);
  await expect.poll(() => colleague.heard).toContain('photos');
  expect(colleague.heard).not.toContain('people');
});

test('a deputy is news for both', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const [manager, deputy] = [await app.signedIn('MANAGER'), await app.signedIn('MANAGER')];
  const streams = [await listen(manager), await listen(deputy)];
  const days = { startDate: '2026-06-01', endDate: '2026-06-05' };
  const body = { userId: manager.id, deputyId: deputy.id, ...days };
  const named = await admin.post('/deputies', body);
  expect(named.statusCode).toBe(201);
  for (const { whose } of streams) await expect.poll(() => whose).toContain('own time-off');
  for (const { whose } of streams) whose.length = 0;
  expect((await admin.delete(`/deputies/${named.json().id}`)).statusCode).toBe(204);
  for (const { whose } of streams) await expect.poll(() => whose).toContain('own time-off');
});

test('the database itself announces only ended sessions', async () => {
  const { rows } = await app.pool.query(
    "SELECT tgrelid::regclass::text AS table, tgtype::integer & 28 AS events FROM pg_trigger WHERE tgfoid = 'announce_change'::regproc",
  );
  const onDelete = 8;
  expect(rows).toEqual([{ table: 'sessions', events: onDelete }]);
});

test('the stream ends with the sessions of its user', async () => {
  const leaver = await app.signedIn('EMPLOYEE');
  const stream = await listen(leaver);
  await app.database.deleteFrom('sessions').where('userId', '=', leaver.id).execute();
  await stream.ended;
  expect(stream.heard).toContain('session');
  expect((await listen(leaver)).status).toBe(401);
});

test('a stream renews a session that is due, cookie included', async () => {
  const user = await app.signedIn('EMPLOYEE');
  const expiresAt = new Date(Date.now() + 86_400_000);
  await app.database.updateTable('sessions').set({ expiresAt }).where('userId', '=', user.id).execute();
  const answer = await fetch(`${origin}/api/news`, { headers: { cookie: user.cookie } });
  expect(answer.headers.getSetCookie().join()).toMatch(/^almanac\.session_token=.*Max-Age=604800/);
  await answer.body?.cancel();
});

test('a person may have ten streams, and another once one has ended', async () => {
  const [person, other] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE')];
  const open = ({ cookie }: TestActor) => fetch(`${origin}/api/news`, { headers: { cookie } });
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(person)));
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const refused = await open(person);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  const ofOther = await open(other);
  expect(ofOther.status).toBe(200);
  await streams[0]?.body?.cancel();
  await expect
    .poll(async () => {
      const again = await open(person);
      streams.push(again);
      return again.status;
    })
    .toBe(200);
  for (const { body } of [...streams.slice(1), ofOther]) await body?.cancel();
});

test('a HEAD call opens no stream', async () => {
  const { cookie } = await app.signedIn('EMPLOYEE');
  const answer = await fetch(`${origin}/api/news`, { method: 'HEAD', headers: { cookie } });
  expect(answer.status).toBe(404);
});

test('a malformed notification is ignored', async () => {
  const requester = await app.signedIn('EMPLOYEE', { departmentId });
  const stream = await listen(requester);
  await app.pool.query("NOTIFY almanac_news, 'no news'");
  await ask(requester, '2026-07-20');
  await expect.poll(() => stream.heard).toContain('time-off');
});

test('after a lost database connection, listeners hear that they may have missed news', async () => {
  const requester = await app.signedIn('EMPLOYEE', { departmentId });
  const stream = await listen(requester);
  await app.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN almanac_news'",
  );
  await expect.poll(() => stream.heard).toContain('everything');
  await ask(requester, '2026-07-13');
  await expect.poll(() => stream.heard).toContain('time-off');
});
