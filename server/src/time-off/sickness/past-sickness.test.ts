import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
let teamId: string;
const ids = { past: '', recent: '' };

beforeAll(async () => {
  app = await testApp({ today: '2026-11-27' });
  const { id: departmentId } = await createDepartment(app.database);
  admin = await app.signedIn('SYSTEM_ADMIN');
  hr = await app.signedIn('HR_ADMIN');
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  teamId = (await createTeam(app.database, { departmentId })).id;
  await createTeamMember(app.database, { teamId, userId: ann.id });
  ids.past = await ill('2025-11-24', '2025-11-26');
  ids.recent = await ill('2025-11-27', '2025-11-28');
});
afterAll(() => app.close());

async function ill(startDate: string, endDate: string): Promise<string> {
  const request = { requesterId: ann.id, type: 'SICK_LEAVE', startDate, endDate, reason: 'A flu' };
  const approved = { ...request, status: 'APPROVED', decidedById: hr.id } as const;
  return (await createRequest(app.database, approved)).id;
}

async function read(actor: TestActor, path: string) {
  const answer = await actor.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const november = 'startDate=2025-11-01&endDate=2025-11-30';

interface Typed {
  type: string;
  startDate: string;
}
const typesIn = (requests: Typed[]) =>
  requests.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1)).map(({ type }) => type);

const listed = async (actor: TestActor) => typesIn((await read(actor, `/vacation?${november}`)).data);

test('after twelve months managers see sickness as Away in lists, and no reason', async () => {
  expect(await listed(manager)).toEqual(['AWAY', 'SICK_LEAVE']);
  expect(await listed(hr)).toEqual(['SICK_LEAVE', 'SICK_LEAVE']);
  const past = await read(manager, `/vacation/${ids.past}`);
  expect(past).toMatchObject({ type: 'AWAY' });
  expect(past).not.toHaveProperty('reason');
  expect(await read(manager, `/vacation/${ids.recent}`)).toMatchObject({
    type: 'SICK_LEAVE',
    reason: 'A flu',
  });
  expect(await read(ann, `/vacation/${ids.past}`)).toMatchObject({ type: 'SICK_LEAVE', reason: 'A flu' });
});

test('a filter by type, and the file, hide it too', async () => {
  const filtered = async (type: string) =>
    (await read(manager, `/vacation?${november}&type=${type}`)).data.map(({ id }: { id: string }) => id);
  expect(await filtered('SICK_LEAVE')).toEqual([ids.recent]);
  expect(await filtered('AWAY')).toEqual([ids.past]);
  const file = (await manager.get(`/vacation/export?${november}`)).body;
  expect(file.match(/SICK_LEAVE/g)).toHaveLength(1);
});

test('calendars and reports hide it too', async () => {
  const calendar = await read(manager, `/vacation/calendar?${november}`);
  expect(typesIn(calendar.absences)).toEqual(['AWAY', 'SICK_LEAVE']);
  const { days } = await read(manager, `/vacation/reports/calendar?${november}`);
  const shown = days.flatMap(({ date, entries }: { date: string; entries: { type: string }[] }) =>
    entries.map(({ type }) => [date, type]),
  );
  expect(shown).toContainEqual(['2025-11-24', 'AWAY']);
  expect(shown).toContainEqual(['2025-11-27', 'SICK_LEAVE']);
  expect(shown).not.toContainEqual(['2025-11-24', 'SICK_LEAVE']);
});

test('the month for payroll leaves it out for managers', async () => {
  const month = async (actor: TestActor) =>
    (await read(actor, '/reports/absences?from=2025-11-01&to=2025-11-30')).totals;
  expect(await month(manager)).toMatchObject([{ type: { code: 'SICK_LEAVE' }, days: 2 }]);
  expect(await month(hr)).toMatchObject([{ type: { code: 'SICK_LEAVE' }, days: 5 }]);
});

test('the history of the request names no type', async () => {
  const history = JSON.stringify(await read(manager, `/vacation/${ids.past}/history`));
  expect(history).not.toContain('Sick');
});

test('the lines of the account begin with what is still visible', async () => {
  const lines = async (actor: TestActor) => {
    const path = `/vacation/accounts/SICK_LEAVE/entries?userId=${ann.id}&from=2025-01-01&to=2025-12-31`;
    return JSON.stringify(await read(actor, path));
  };
  expect(await lines(hr)).toContain('2025-11-24');
  expect(await lines(manager)).not.toContain('2025-11-24');
  expect(await lines(manager)).toContain('2025-11-27');
});

test('the setting decides after how many months', async () => {
  expect((await admin.put('/admin/settings', { sicknessVisibleMonths: 13 })).statusCode).toBe(200);
  expect(await listed(manager)).toEqual(['SICK_LEAVE', 'SICK_LEAVE']);
  expect((await admin.put('/admin/settings', { sicknessVisibleMonths: 1 })).statusCode).toBe(200);
  expect(await listed(manager)).toEqual(['AWAY', 'AWAY']);
});

test('the day goes on with the daily watch', async () => {
  expect((await admin.put('/admin/settings', { sicknessVisibleMonths: 12 })).statusCode).toBe(200);
  app.setToday('2026-11-29');
  await app.sendAbsenceNotices();
  expect(await listed(manager)).toEqual(['AWAY', 'AWAY']);
});
