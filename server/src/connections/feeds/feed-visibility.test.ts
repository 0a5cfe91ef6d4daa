import { absenceVisibilities } from '@almanac/domain/access/absence-scope';
import { roles } from '@almanac/domain/access/role';
import { addDays } from '@almanac/domain/calendar/calendar-date';
import { audiences } from '@almanac/domain/leave/types/leave-type';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
  setSettings,
} from '../../testing/factories.ts';
import { createFeed, parsedCalendar } from '../../testing/feeds.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let otherId: string;
let adminId: string;
let colleague: string;
let stranger: string;
let teammate: string;
let teamId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  departmentId = (await createDepartment(app.database)).id;
  otherId = (await createDepartment(app.database)).id;
  adminId = (await createUser(app.database, { role: 'HR_ADMIN' })).id;
  colleague = (await createUser(app.database, { name: 'Colleague', departmentId })).id;
  stranger = (await createUser(app.database, { name: 'Stranger', departmentId: otherId })).id;
  teammate = (await createUser(app.database, { name: 'Teammate', departmentId: otherId })).id;
  teamId = (await createTeam(app.database, { departmentId: otherId })).id;
  await createTeamMember(app.database, { teamId, userId: teammate, endDate: '2026-03-20' });
});
beforeEach(() => app.database.deleteFrom('timeOffRequests').execute());
afterAll(() => app.close());

const approved = (requesterId: string, startDate: string, other = {}) =>
  createRequest(app.database, { requesterId, startDate, status: 'APPROVED', decidedById: adminId, ...other });

/** Someone with the role who is in the department and the team. */
async function readerWith(role: (typeof roles)[number]): Promise<TestActor> {
  const reader = await app.signedIn(role, { departmentId });
  await createTeamMember(app.database, { teamId, userId: reader.id });
  return reader;
}

async function feedText(userId: string, of: object = {}): Promise<string> {
  const { token } = await createFeed(app.database, { userId, kind: 'AWAY', ...of });
  const answer = await app.server.inject(`/api/feeds/${token}.ics`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}
const feedOf = async (userId: string, of: object = {}) => parsedCalendar(await feedText(userId, of)).events;

interface Seen {
  user: { name: string };
  startDate: string;
  endDate: string;
  type: string;
}

/** What the list of absences says of the days, as a feed would. */
async function onScreen(reader: TestActor, startDate: string, endDate: string): Promise<string[]> {
  const answer = await reader.get(`/vacation/absences?startDate=${startDate}&endDate=${endDate}`);
  const [names, seen] = [{ AWAY: 'Away', VACATION: 'Vacation', SICK_LEAVE: 'Sick Leave' }, answer.json()];
  return seen.map(
    ({ user, type, ...days }: Seen) =>
      `${user.name}: ${names[type as keyof typeof names]} ${days.startDate} ${addDays(days.endDate, 1)}`,
  );
}

/** Absences on days in and out of the team, adjacent ones of different types, and what no colleague sees. */
async function storeAbsences(): Promise<void> {
  for (const who of [colleague, stranger, teammate]) {
    await approved(who, '2025-11-24', { endDate: '2025-12-01', type: 'SICK_LEAVE' });
    await approved(who, '2025-12-02', { endDate: '2025-12-05' });
    await approved(who, '2026-03-09', { endDate: '2026-03-11' });
    await approved(who, '2026-03-12', { endDate: '2026-03-13', type: 'SICK_LEAVE' });
    await approved(who, '2026-04-06', { type: 'SICK_LEAVE' });
    await approved(who, '2027-08-02', { endDate: '2027-08-06' });
    await approved(who, '2026-05-04', { type: 'WORK_FROM_HOME' });
    await createRequest(app.database, { requesterId: who, startDate: '2026-06-01' });
    await createRequest(app.database, { requesterId: who, startDate: '2026-06-08', status: 'CANCELLED' });
  }
}

describe.each(absenceVisibilities)('with absences visible to %s', (absenceVisibility) => {
  test.each(roles)('%s learns from a feed what the list of absences says, and no more', async (role) => {
    await setSettings(app.database, { absenceVisibility });
    const reader = await readerWith(role);
    await storeAbsences();
    for (const shownTo of audiences) {
      await app.database.updateTable('leaveTypes').set({ shownTo }).where('code', '=', 'VACATION').execute();
      const events = await feedOf(reader.id);
      for (const { title, start, end } of events)
        expect(await onScreen(reader, start, addDays(end, -1))).toContain(`${title} ${start} ${end}`);
      const told = events.map(({ title, start, end }) => `${title} ${start} ${end}`);
      for (const day of ['2026-03-09', '2026-03-13', '2026-04-06', '2026-05-04', '2026-06-01', '2027-08-02'])
        expect(told).toEqual(expect.arrayContaining(await onScreen(reader, day, day)));
    }
  });

  test.each(['EMPLOYEE', 'MANAGER'] as const)(
    'the bytes of a feed of %s are the same whatever hidden facts others have',
    async (role) => {
      await setSettings(app.database, { absenceVisibility });
      const reader = await readerWith(role);
      const { token } = await createFeed(app.database, { userId: reader.id, kind: 'AWAY' });
      const read = async () => {
        const { body, headers } = await app.server.inject(`/api/feeds/${token}.ics`);
        return [body, headers.etag];
      };
      const whose = role === 'MANAGER' ? [stranger, teammate] : [colleague, stranger, teammate];
      const one = await Promise.all(
        whose.map((who) => approved(who, '2026-03-09', { endDate: '2026-03-13' })),
      );
      const before = await read();
      for (const { id } of one)
        await app.database
          .updateTable('timeOffRequests')
          .set({ type: 'SICK_LEAVE', endDate: '2026-03-10', reason: 'An operation' })
          .where('id', '=', id)
          .execute();
      for (const who of whose) {
        await approved(who, '2026-03-11', { endDate: '2026-03-13' });
        await createRequest(app.database, { requesterId: who, startDate: '2026-06-01', reason: 'Secret' });
      }
      expect(await read()).toEqual(before);
    },
  );
});

describe('what changes with the reader', () => {
  const titles = async (userId: string, of?: object) =>
    (await feedOf(userId, of)).map(({ title }) => title).toSorted();
  beforeEach(async () => {
    await setSettings(app.database, { absenceVisibility: 'department' });
    await app.database
      .updateTable('leaveTypes')
      .set({ shownTo: 'APPROVERS' })
      .where('code', '=', 'VACATION')
      .execute();
    for (const who of [colleague, stranger, teammate]) await approved(who, '2026-03-09');
  });
  const set = (id: string, values: object) =>
    app.database.updateTable('users').set(values).where('id', '=', id).execute();

  test('another department, role or setting counts from the next fetch on', async () => {
    const reader = await app.signedIn('EMPLOYEE', { departmentId });
    expect(await titles(reader.id)).toEqual(['Colleague: Away']);
    await set(reader.id, { departmentId: otherId });
    expect(await titles(reader.id)).toEqual(['Stranger: Away', 'Teammate: Away']);
    await set(reader.id, { role: 'MANAGER' });
    expect(await titles(reader.id)).toEqual(['Stranger: Vacation', 'Teammate: Vacation']);
    await set(reader.id, { role: 'EMPLOYEE', departmentId: null });
    expect(await titles(reader.id)).toEqual([]);
    await setSettings(app.database, { absenceVisibility: 'company' });
    expect(await titles(reader.id)).toHaveLength(3);
    await setSettings(app.database, { absenceVisibility: 'none' });
    expect(await titles(reader.id)).toEqual([]);
  });

  test('people who are deactivated are gone until they return', async () => {
    const reader = await app.signedIn('EMPLOYEE', { departmentId });
    await set(colleague, { isActive: false });
    expect(await titles(reader.id)).toEqual([]);
    await set(colleague, { isActive: true });
    expect(await titles(reader.id)).toEqual(['Colleague: Away']);
  });

  test('the feed of a department has its visible people', async () => {
    const reader = await app.signedIn('EMPLOYEE', { departmentId });
    expect(await titles(reader.id, { departmentId })).toEqual(['Colleague: Away']);
    expect(await titles(reader.id, { departmentId: otherId })).toEqual([]);
  });

  test('an event of others says nothing about its request, and differs between two feeds', async () => {
    const reader = await app.signedIn('EMPLOYEE', { departmentId });
    const [[one], [other]] = [await feedOf(reader.id), await feedOf(reader.id)];
    expect(one?.uid).toMatch(/^[0-9a-f]{64}@almanac\.example\.com$/);
    expect(one?.uid).not.toBe(other?.uid);
    expect(one?.properties).not.toHaveProperty('last-modified');
    expect(one?.properties).toMatchObject({ sequence: '0' });
  });
});
