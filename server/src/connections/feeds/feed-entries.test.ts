import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { createFeed, parsedCalendar } from '../../testing/feeds.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
});
afterAll(() => app.close());

const fetched = (token: string, headers: Record<string, string> = {}, from = app) =>
  from.server.inject({ method: 'GET', url: `/api/feeds/${token}.ics`, headers });
const approved = (userId: string, startDate: string, other = {}) =>
  createRequest(app.database, {
    ...{ requesterId: userId, startDate, status: 'APPROVED', decidedById: admin.id },
    ...other,
  });

async function eventsOf(token: string) {
  const answer = await fetched(token);
  expect(answer.statusCode, answer.body).toBe(200);
  return parsedCalendar(answer.body).events;
}
async function feedOf(userId: string, feed: Partial<Parameters<typeof createFeed>[1]> = {}) {
  return (await createFeed(app.database, { userId, ...feed })).token;
}

test('the language is the reader’s', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const token = await feedOf(ann.id);
  await approved(ann.id, '2026-03-09');
  const english = await fetched(token);
  await ann.put('/profile/language', { locale: 'de' });
  const german = await fetched(token, {
    'accept-language': 'fr',
    'if-none-match': `${english.headers.etag}`,
  });
  expect(german.statusCode).toBe(200);
  const { name, events } = parsedCalendar(german.body);
  expect(name).toMatch(/^Meine Abwesenheiten/);
  expect(events).toMatchObject([{ title: 'Urlaub' }]);
});

test('own time off is there as it takes days, from three months back to 24 ahead', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const token = await feedOf(ann.id);
  const days: [string, object?][] = [
    ['2025-12-01'],
    ['2025-12-02'],
    ['2026-03-09', { endDate: '2026-03-13' }],
    ['2026-03-16', { endHalf: 'AM' }],
    ['2026-03-17', { startHalf: 'PM' }],
    ['2026-03-18', { endDate: '2026-03-19', startHalf: 'PM', endHalf: 'AM' }],
    ['2026-03-20', { type: 'WORK_FROM_HOME' }],
    ['2026-03-29', { status: 'PENDING', decidedById: undefined }],
    ['2026-03-30', { status: 'CANCELLED' }],
    ['2026-03-31', { status: 'REJECTED', rejectionReason: 'No' }],
    ['2028-03-02'],
    ['2028-03-03'],
  ];
  for (const [startDate, other] of days) await approved(ann.id, startDate, other);
  const events = (await eventsOf(token)).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  expect(events.map(({ start, end, title, properties }) => [start, end, title, properties.transp])).toEqual([
    ['2025-12-02', '2025-12-03', 'Vacation', 'OPAQUE'],
    ['2026-03-09', '2026-03-14', 'Vacation', 'OPAQUE'],
    ['2026-03-16', '2026-03-17', 'Vacation (morning)', 'TRANSPARENT'],
    ['2026-03-17', '2026-03-18', 'Vacation (afternoon)', 'TRANSPARENT'],
    [
      '2026-03-18',
      '2026-03-20',
      'Vacation (from noon on the first day until noon on the last day)',
      'TRANSPARENT',
    ],
    ['2026-03-20', '2026-03-21', 'Work From Home', 'TRANSPARENT'],
    ['2026-03-29', '2026-03-30', 'Vacation (pending)', 'TRANSPARENT'],
    ['2028-03-02', '2028-03-03', 'Vacation', 'OPAQUE'],
  ]);
});

test('an event has the id, the version and the last change of its request, and nothing of the reason', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const token = await feedOf(ann.id);
  const { id } = await approved(ann.id, '2026-03-09', { reason: 'Needleinthehaystack' });
  const read = app.database
    .selectFrom('timeOffRequests')
    .select(['version', 'updatedAt'])
    .where('id', '=', id);
  const { version, updatedAt } = await read.executeTakeFirstOrThrow();
  const answer = await fetched(token);
  const at = `${updatedAt.toISOString().slice(0, 19)}Z`;
  expect(parsedCalendar(answer.body).events).toMatchObject([
    {
      uid: `${id}@almanac.example.com`,
      properties: { sequence: `${version}`, dtstamp: at, 'last-modified': at },
    },
  ]);
  expect(answer.body).not.toMatch(/needle/i);
});

test('long names in any script keep lines short, and a person without a name is someone', async () => {
  const departmentId = (await createDepartment(app.database)).id;
  const names = ['محمد عبدالله '.repeat(5).trim().slice(0, 60), '🏝️ Zoë; O’Neil, "Jo" \\ n', ''];
  const ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  for (const [index, name] of names.entries()) {
    const { id } = await app.signedIn('EMPLOYEE', { name, departmentId });
    await approved(id, `2026-03-1${index}`, { type: 'SICK_LEAVE' });
  }
  const events = await eventsOf(await feedOf(ann.id, { kind: 'AWAY', departmentId }));
  expect(events.map(({ title }) => title)).toEqual([
    `\u2068${names[0]}\u2069: Away`,
    `${names[1]}: Away`,
    'Someone: Away',
  ]);
});

test.each(['Pacific/Kiritimati', 'America/New_York', 'Europe/Berlin'])(
  'days are the same for a server in %s, also when the clocks change',
  async (timeZone) => {
    const ann = await app.signedIn('EMPLOYEE');
    await approved(ann.id, '2026-03-28', { endDate: '2026-03-30' });
    const before = process.env.TZ;
    process.env.TZ = timeZone;
    const events = await eventsOf(await feedOf(ann.id));
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    expect(events).toMatchObject([{ start: '2026-03-28', end: '2026-03-31' }]);
  },
);

test('a feed of one’s team has its members on the days on which they are in it', async () => {
  const departmentId = (await createDepartment(app.database)).id;
  const teamId = (await createTeam(app.database, { departmentId })).id;
  const [ann, ben] = [await app.signedIn('EMPLOYEE'), await app.signedIn('EMPLOYEE', { name: 'Ben' })];
  await createTeamMember(app.database, { teamId, userId: ann.id });
  await createTeamMember(app.database, { teamId, userId: ben.id, endDate: '2026-03-20' });
  for (const day of ['2026-03-10', '2026-03-20', '2026-03-23']) await approved(ben.id, day);
  const events = await eventsOf(await feedOf(ann.id, { kind: 'AWAY', teamId }));
  expect(events.map(({ start }) => start)).toEqual(['2026-03-10', '2026-03-20']);
});
