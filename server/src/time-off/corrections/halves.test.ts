import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { mailsOf } from '../../testing/mails.ts';
import { offerType } from '../../testing/offered-types.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  await createType(app.database, { code: 'WHOLE', name: 'Whole days', takesHalves: false });
  await createType(app.database, { code: 'ERRAND', name: 'Errand', unit: 'HOUR' });
  for (const code of ['WHOLE', 'ERRAND']) await offerType(app.database, code);
});
afterAll(() => app.close());

/** A new employee's approved vacation from Mon 3 to Fri 7 August. */
async function onVacation() {
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const days = { startDate: '2026-08-03', endDate: '2026-08-07' };
  const approved = { status: 'APPROVED', decidedById: manager.id } as const;
  const { id } = await createRequest(app.database, { requesterId: ann.id, ...days, ...approved });
  return { ann, id };
}

const used = async (person: TestActor) =>
  (await person.get('/vacation/my-balance')).json().vacationDaysUsed as number;

test('time off is shortened to a morning, and half a day returns', async () => {
  const { ann, id } = await onVacation();
  const mails = await mailsOf(app.pool, async () => {
    const answer = await manager.post(`/vacation/${id}/shorten`, { endDate: '2026-08-07', endHalf: 'AM' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ endDate: '2026-08-07', endHalf: 'AM', businessDays: 4.5 });
  });
  expect(await used(ann)).toBe(4.5);
  expect(mails[0]?.subject).toBe('Your Vacation was shortened: Mon 3 Aug 2026 to Fri 7 Aug 2026 (morning)');
});

test('an afternoon becomes sick leave, and the rest is named to the half', async () => {
  const { ann, id } = await onVacation();
  const afternoon = { startDate: '2026-08-05', startHalf: 'PM', endDate: '2026-08-05' };
  const mails = await mailsOf(app.pool, async () => {
    const answer = await manager.post(`/vacation/${id}/interruptions`, { ...afternoon, type: 'SICK_LEAVE' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      endDate: '2026-08-05',
      endHalf: 'AM',
      rest: { startDate: '2026-08-06', startHalf: 'AM', endDate: '2026-08-07' },
      recorded: { type: 'SICK_LEAVE', startHalf: 'PM', endHalf: 'PM', businessDays: 0.5 },
    });
  });
  expect(await used(ann)).toBe(4.5);
  expect(mails[0]?.text).toContain(
    'What remains: Mon 3 Aug 2026 to Wed 5 Aug 2026 (morning) and Thu 6 to Fri 7 Aug 2026.',
  );
});

test('half days outside the time off or of a whole-day type are refused', async () => {
  const { id } = await onVacation();
  const interrupt = async (body: object) =>
    (await manager.post(`/vacation/${id}/interruptions`, body)).json();
  const morning = { startDate: '2026-08-05', endDate: '2026-08-05', endHalf: 'AM' };
  expect(await interrupt({ ...morning, type: 'WHOLE' })).toMatchObject({
    issues: [{ path: 'endHalf', message: 'Whole days is taken in whole days' }],
  });
  expect(await interrupt({ ...morning, endHalf: 'NOON' })).toMatchObject({ issues: [{ path: 'endHalf' }] });
  expect(await interrupt({ ...morning, startHalf: 'PM' })).toMatchObject({ issues: [{ path: 'endHalf' }] });
});

test('half days and hours are recorded on behalf, and logged', async () => {
  const ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const day = { startDate: '2026-07-30', endDate: '2026-07-30' };
  const record = (body: object) =>
    manager.post('/vacation/on-behalf', { userId: ann.id, status: 'APPROVED', ...day, ...body });
  const half = await record({ type: 'SICK_LEAVE', startHalf: 'PM' });
  expect(half.statusCode, half.body).toBe(201);
  expect(half.json()).toMatchObject({ startHalf: 'PM', endHalf: 'PM', businessDays: 0.5 });
  const hours = await record({ type: 'ERRAND', endHalf: 'AM', minutes: 90 });
  expect(hours.statusCode, hours.body).toBe(201);
  expect(hours.json()).toMatchObject({ minutes: 90, amount: 1.5 });
  const [entry] = await loggedEntries(app.database, hours.json().id);
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'endHalf', to: 'AM' },
      { field: 'minutes', to: 90 },
    ]),
  );
  expect((await record({ type: 'VACATION', ...next, minutes: 90 })).json()).toMatchObject({
    issues: [{ path: 'minutes', message: 'Vacation is taken in days' }],
  });
  expect((await record({ type: 'WHOLE', ...next, endHalf: 'AM' })).json()).toMatchObject({
    issues: [{ path: 'endHalf', message: 'Whole days is taken in whole days' }],
  });
});

const next = { startDate: '2026-07-31', endDate: '2026-07-31' };
