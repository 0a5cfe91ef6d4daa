import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest } from '../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

// Tuesday, 30 June is the last day.
const lastDay = '2026-06-30';
const saturdays = [...Array(10).fill(0), 240, 240, 0, 0];

async function leaver(holidays: string[], minutes?: number[]) {
  const { database } = app;
  const person = await app.signedIn('EMPLOYEE');
  const held = await createPlace(database, randomUUID());
  await giveHolidays(database, held.place, holidays);
  if (minutes) {
    await database.updateTable('workSchedules').set({ minutes }).where('id', '=', held.schedule).execute();
  }
  await giveTerms(database, person.id, held);
  return person;
}

async function becomesOf(person: TestActor, startDate: string, last = lastDay) {
  const { id } = await createRequest(app.database, {
    requesterId: person.id,
    startDate,
    endDate: '2026-07-10',
    status: 'APPROVED',
    decidedById: admin.id,
  });
  const answer = await admin.post(`/admin/users/${person.id}/leaving`, {
    lastDay: last,
    cancelLaterLeave: true,
    endMemberships: true,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return app.database
    .selectFrom('timeOffRequests')
    .select(['status', 'endDate', 'decidedAmount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('time off with only holidays left is cancelled', async () => {
  const person = await leaver(['2026-06-29', '2026-06-30']);
  expect(await becomesOf(person, '2026-06-29')).toMatchObject({ status: 'CANCELLED' });
});

test('time off with working days left ends on the last day', async () => {
  const person = await leaver(['2026-06-29']);
  expect(await becomesOf(person, '2026-06-29')).toEqual({
    status: 'APPROVED',
    endDate: lastDay,
    decidedAmount: 100,
  });
});

test('a Saturday is kept for those who work on it', async () => {
  const person = await leaver([], saturdays);
  expect(await becomesOf(person, '2026-06-27', '2026-06-28')).toMatchObject({
    status: 'APPROVED',
    endDate: '2026-06-28',
    decidedAmount: 100,
  });
});
