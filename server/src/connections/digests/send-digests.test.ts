import { absenceVisibilities } from '@almanac/domain/access/absence-scope';
import { roles } from '@almanac/domain/access/role';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf, rememberJobs } from '../../testing/mails.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let other: TestApp;
let departmentId: string;
let maria: TestActor;
let ann: TestActor;
let ben: TestActor;

// Monday.
const today = '2026-08-03';
beforeAll(async () => {
  app = await testApp({ today });
  other = await testApp({ today, database: { ...app, drop: async () => undefined } });
  await app.database.updateTable('systemSettings').set({ weekStart: 'MONDAY' }).execute();
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  ({ id: departmentId } = await createDepartment(app.database));
  maria = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  ben = await app.signedIn('EMPLOYEE', { name: 'Ben', departmentId });
});
afterEach(async () => {
  await app.database.updateTable('users').set({ isActive: false, digest: 'NONE' }).execute();
  await app.pool.query('DELETE FROM digest_rounds; DELETE FROM time_off_requests');
});

const wants = async (actor: TestActor, digest: string) =>
  expect((await actor.put('/profile/mail-preferences', { digest })).statusCode).toBe(200);
const away = (person: TestActor, startDate: string, endDate = startDate, more: object = {}) =>
  createRequest(app.database, {
    requesterId: person.id,
    startDate,
    endDate,
    status: 'APPROVED',
    decidedById: maria.id,
    ...more,
  });

/** The digests of a day. A fresh round, as the watch looks once a day. */
async function digestsOn(day: string, to?: TestActor) {
  for (const each of [app, other]) each.setToday(day);
  const mails = await mailsOf(app.pool, async () => {
    await Promise.all([app.sendDigests(), other.sendDigests()]);
  });
  return mails.filter((mail) => !to || mail.to === to.email);
}

test('the morning’s digest says who is away, own days off and pending requests, once', async () => {
  await wants(maria, 'DAILY');
  await away(ann, '2026-08-10', '2026-08-12');
  await away(ben, '2026-08-13', '2026-08-13', { endHalf: 'AM' });
  await away(maria, '2026-08-20');
  const pending = { type: 'VACATION', startDate: '2026-09-07', endDate: '2026-09-08' };
  expect((await ann.post('/vacation', pending)).statusCode).toBe(201);
  const [digest, ...others] = await digestsOn('2026-08-10');
  expect(others).toEqual([]);
  expect(digest?.to).toBe(maria.email);
  expect(digest?.subject).toBe('Who is away: Mon 10 Aug 2026');
  expect(digest?.text).toContain('Away today:\n• Ann: Vacation, Mon 10 to Wed 12 Aug 2026');
  expect(digest?.text).toContain('Away later this week:\n');
  expect(digest?.text).toContain('• Ben: Vacation, Thu 13 Aug 2026, morning');
  expect(digest?.text).toContain(
    'One request is pending your decision:\n• Ann: Vacation, Mon 7 to Tue 8 Sep 2026',
  );
  expect(digest?.text).toContain('Your next days off: Vacation, Thu 20 Aug 2026.');
  expect(digest?.text).toContain(`${app.config.appUrl}/time-off/approvals`);
  const { rows } = await app.pool.query(
    `SELECT entity_id, data FROM audit_entries WHERE action = 'digest.prepared'`,
  );
  expect(rows.map(({ data }) => data)).toEqual([{ people: 1 }]);
  expect((await loggedEntries(app.database, rows[0].entity_id)).at(-1)?.summary).toBe(
    'Prepared the digest of 1 person',
  );
  // A restart on the same day.
  const again = await testApp({ today: '2026-08-10', database: { ...app, drop: async () => undefined } });
  expect(await mailsOf(app.pool, () => again.sendDigests())).toEqual([]);
  await again.close();
  await rememberJobs(app.pool, app.composeEmail);
});

test('none on days off, of the schedule or one’s own, but on half ones', async () => {
  await wants(maria, 'DAILY');
  await away(ann, '2026-08-14', '2026-08-21');
  await away(maria, '2026-08-18');
  await away(maria, '2026-08-19', '2026-08-19', { startHalf: 'PM' });
  const days = ['2026-08-14', '2026-08-15', '2026-08-16', '2026-08-17', '2026-08-18', '2026-08-19'];
  const sent: string[] = [];
  for (const day of days) if ((await digestsOn(day)).length > 0) sent.push(day);
  expect(sent).toEqual(['2026-08-14', '2026-08-17', '2026-08-19']);
});

test('none without news: days off in the far future are none', async () => {
  await wants(maria, 'DAILY');
  expect(await digestsOn('2026-08-24')).toEqual([]);
  await away(maria, '2026-12-07');
  expect(await digestsOn('2026-08-25')).toEqual([]);
  await away(maria, '2026-09-02');
  expect(await digestsOn('2026-08-26')).toHaveLength(1);
});

test('a weekly digest comes on the first working day of the week', async () => {
  await wants(maria, 'WEEKLY');
  await away(ann, '2026-08-31', '2026-09-11');
  await away(maria, '2026-09-07');
  const sent: string[] = [];
  for (let day = 31; day <= 31 + 9; day += 1) {
    const date = day === 31 ? '2026-08-31' : `2026-09-${String(day - 31).padStart(2, '0')}`;
    const [digest] = await digestsOn(date);
    if (digest) sent.push(`${date} ${digest.subject}`);
  }
  expect(sent).toEqual([
    '2026-08-31 Who is away this week: Mon 31 Aug 2026',
    '2026-09-08 Who is away this week: Tue 8 Sep 2026',
  ]);
});

test('not to people who left or changed their mind before it is sent, and not the next day', async () => {
  await away(ann, '2026-09-14', '2026-09-18');
  await wants(maria, 'DAILY');
  const [sent] = await digestsOn('2026-09-14');
  expect(sent?.to).toBe(maria.email);
  const { rows } = await app.pool.query(
    `SELECT data FROM remembered_jobs WHERE data ->> 'message' = 'connections.digest' ORDER BY number DESC LIMIT 1`,
  );
  expect((await app.composeEmail(rows[0].data))?.subject).toBe(sent?.subject);
  await wants(maria, 'WEEKLY');
  expect(await app.composeEmail(rows[0].data)).toBeUndefined();
  await wants(maria, 'DAILY');
  app.setToday('2026-09-15');
  expect(await app.composeEmail(rows[0].data)).toBeUndefined();
  app.setToday('2026-09-14');
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', maria.id).execute();
  expect(await app.composeEmail(rows[0].data)).toBeUndefined();
});

test('from 07:00 on in the company’s time zone, also when clocks change, and not in the evening', async () => {
  const berlin = await testApp({
    database: { ...app, drop: async () => undefined },
    config: { company: { ...app.config.company, timeZone: 'Europe/Berlin' } },
  });
  await wants(maria, 'DAILY');
  await away(ann, '2026-10-26', '2026-10-28');
  const sent: [string, number][] = [];
  for (const now of [
    '2026-10-25T23:30:00Z',
    '2026-10-26T05:59:00Z',
    '2026-10-26T06:00:00Z',
    '2026-10-26T07:00:00Z',
    '2026-10-27T17:00:00Z',
  ]) {
    berlin.setNow(now);
    sent.push([now, (await mailsOf(app.pool, () => berlin.sendDigests())).length]);
  }
  expect(sent.map(([, count]) => count)).toEqual([0, 0, 1, 0, 0]);
  await berlin.close();
  await rememberJobs(app.pool, app.composeEmail);
});

test('in the language of the reader', async () => {
  await app.database.updateTable('users').set({ locale: 'de' }).where('id', '=', maria.id).execute();
  await wants(maria, 'DAILY');
  await away(ann, '2026-09-21', '2026-09-22');
  const [digest] = await digestsOn('2026-09-21');
  expect(digest?.text.replaceAll(/[^\S\n]/g, ' ')).toContain(
    'Heute abwesend:\n• Ann: Urlaub, Mo., 21. – Di., 22. Sept. 2026, zurück am Mi., 23. Sept. 2026',
  );
});

test('no one learns more from a digest than from the list of absences', async () => {
  const readers = [];
  for (const role of roles) {
    readers.push(await app.signedIn(role, { name: `Same ${role}`, departmentId }));
    readers.push(await app.signedIn(role, { name: `Other ${role}` }));
  }
  for (const reader of readers) await wants(reader, 'DAILY');
  await away(ann, '2026-09-28', '2026-09-29', { type: 'SICK_LEAVE' });
  await away(ann, '2026-09-30', '2026-10-01', { type: 'VACATION' });
  await away(ben, '2026-09-29', '2026-10-02', { type: 'UNPAID' });
  let seen = 0;
  const day = '2026-09-28';
  for (const visibility of absenceVisibilities) {
    for (const shownTo of ['EVERYONE', 'APPROVERS', 'HR'] as const) {
      await app.pool.query(`DELETE FROM digest_rounds`);
      await app.database.updateTable('systemSettings').set({ absenceVisibility: visibility }).execute();
      await app.database
        .updateTable('leaveTypes')
        .set({ shownTo })
        .where('code', 'in', ['SICK_LEAVE', 'UNPAID'])
        .execute();
      const data = (id: string, to: string) => ({
        to,
        recipient: id,
        message: 'connections.digest',
        data: { day, kind: 'DAILY' },
      });
      const event = (await app.pool.query('SELECT id FROM audit_entries LIMIT 1')).rows[0].id;
      app.setToday(day);
      for (const reader of readers) {
        const absences: VisibleAbsence[] = (
          await reader.get(`/vacation/absences?startDate=${day}&endDate=2026-10-04`)
        ).json();
        const digest = await app.composeEmail({ ...data(reader.id, reader.email), event });
        const lines = (digest?.text ?? '').split('\n').filter((line) => line.startsWith('• '));
        const names = {
          SICK_LEAVE: 'Sick Leave',
          VACATION: 'Vacation',
          UNPAID: 'Unpaid Leave',
          AWAY: 'Away',
        };
        const expected = absences
          .filter(({ user }) => user.id !== reader.id)
          .map(({ user, type }) => `• ${user.name}: ${names[type as keyof typeof names]}, `);
        expect(lines.map((line) => /^• [^:]+: [^,]+, /.exec(line)?.[0])).toEqual(expected);
        seen += lines.length;
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
});
