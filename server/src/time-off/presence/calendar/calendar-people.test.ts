import { randomUUID } from 'node:crypto';
import { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let helen: TestActor;
let zora: TestActor;
let munich: TermsRecords;
let teamId: string;
let departmentId: string;

const weekend = [{ date: '2026-06-06' }, { date: '2026-06-07' }];
const corpusChristi = { date: '2026-06-04', holiday: { name: 'Holiday of 2026-06-04' } };

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { database } = app;
  departmentId = (await createDepartment(database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  zora = await app.signedIn('EMPLOYEE', { departmentId, name: 'Zora' });
  await app.signedIn('EMPLOYEE', { departmentId, name: 'Ärne' });
  const former = await app.signedIn('EMPLOYEE', { departmentId, name: 'Former' });
  const stranger = await app.signedIn('EMPLOYEE', {
    departmentId: (await createDepartment(database)).id,
    name: 'Stranger',
  });
  munich = await createPlace(database, `Munich ${randomUUID()}`);
  await giveHolidays(database, munich.place, [corpusChristi.date]);
  await giveTerms(database, zora.id, munich);
  const paris = await createPlace(database, `Paris ${randomUUID()}`);
  await giveHolidays(database, paris.place, ['2026-06-05']);
  await giveTerms(database, stranger.id, paris);
  teamId = (await createTeam(database, { departmentId })).id;
  await createTeamMember(database, { teamId, userId: zora.id });
  const day = { startDate: '2026-06-05', status: 'APPROVED', decidedById: helen.id } as const;
  for (const { id } of [former, manager]) await createRequest(database, { ...day, requesterId: id });
  await database.updateTable('users').set({ isActive: false }).where('id', '=', former.id).execute();
});
afterAll(() => app.close());

async function calendarOf(actor: TestActor, filters = '') {
  const answer = await actor.get(`/vacation/calendar?startDate=2026-06-04&endDate=2026-06-07${filters}`);
  return Calendar.parse(answer.json());
}

async function peopleOf(actor: TestActor, filters = '') {
  const { people, works } = await calendarOf(actor, filters);
  return people.map(({ name, worksAs, isActive }) => ({
    name,
    ...(isActive === false && { isActive }),
    ...(worksAs !== undefined && works[worksAs]),
  }));
}

test('a manager gets the visible people by name, and their free days', async () => {
  expect(await peopleOf(manager)).toEqual([
    { name: 'Ärne', free: weekend },
    { name: 'Zoe', free: weekend },
    { name: 'Zora', free: [corpusChristi, ...weekend] },
  ]);
});

test('a deactivated person with time off is marked', async () => {
  expect(await peopleOf(helen, `&departmentId=${departmentId}`)).toContainEqual({
    name: 'Former',
    isActive: false,
    free: weekend,
  });
});

test('department and team filter it', async () => {
  const namesOf = async (filters: string) => (await peopleOf(helen, filters)).map(({ name }) => name);
  expect(await namesOf('')).toContain('Stranger');
  expect(await namesOf(`&departmentId=${departmentId}`)).toEqual(['Ärne', 'Former', 'Zoe', 'Zora']);
  expect(await namesOf(`&teamId=${teamId}`)).toEqual(['Zora']);
});

test('an employee gets colleagues who are away, without schedules', async () => {
  expect(await peopleOf(zora)).toEqual([
    { name: 'Zoe' },
    { name: 'Zora', free: [corpusChristi, ...weekend] },
  ]);
});

test('holidays are those of the visible people', async () => {
  const christi = { date: corpusChristi.date, ...corpusChristi.holiday, placeId: munich.place };
  for (const viewer of [manager, zora]) expect((await calendarOf(viewer)).holidays).toEqual([christi]);
  expect((await calendarOf(manager)).places.map(({ id }) => id)).toContain(munich.place);
  expect((await calendarOf(zora)).places.map(({ id }) => id)).toEqual([munich.place]);
  expect((await calendarOf(helen)).holidays).toHaveLength(2);
});
