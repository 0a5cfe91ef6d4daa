import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../testing/factories.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
});
afterAll(() => app.close());

test("the day's plan, schedule, place and employment are visible to the person and their approvers", async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const ann = await app.signedIn('EMPLOYEE', { departmentId, employmentStart: '2024-03-01' });
  const other = await app.signedIn('EMPLOYEE', { departmentId });
  const [before, after] = [`Munich ${randomUUID()}`, `Berlin ${randomUUID()}`];
  await giveTerms(app.database, ann.id, await createPlace(app.database, before));
  const later = await createPlace(app.database, after);
  await app.database
    .updateTable('workSchedules')
    .set({ minutes: [...Array<number>(8).fill(240), ...Array<number>(6).fill(0)] })
    .where('id', '=', later.schedule)
    .execute();
  await giveTerms(app.database, ann.id, later, '2026-07-01');
  expect((await ann.get('/vacation/terms')).json()).toEqual({
    plan: `Plan of ${before}`,
    place: before,
    schedule: { name: `Schedule of ${before}`, daysPerWeek: 5 },
    employmentStart: '2024-03-01',
  });
  const seen = await manager.get(`/vacation/terms?userId=${ann.id}&on=2026-07-01`);
  expect(seen.json()).toMatchObject({ place: after, schedule: { daysPerWeek: 4 } });
  expect((await other.get(`/vacation/terms?userId=${ann.id}`)).statusCode).toBe(403);
  expect((await manager.get(`/vacation/terms?userId=${randomUUID()}`)).statusCode).toBe(404);
});

test('they are visible as long as the person is in scope, and of leavers to administrators only', async () => {
  const { id: before } = await createDepartment(app.database);
  const { id: after } = await createDepartment(app.database);
  const [former, next, hr, system] = [
    await app.signedIn('MANAGER', { departmentId: before }),
    await app.signedIn('MANAGER', { departmentId: after }),
    await app.signedIn('HR_ADMIN'),
    await app.signedIn('SYSTEM_ADMIN'),
  ];
  const person = await app.signedIn('EMPLOYEE', { departmentId: before });
  await giveTerms(app.database, person.id, await createPlace(app.database, randomUUID()));
  const statuses = async () =>
    Promise.all(
      [former, next, hr, system, person].map(
        async (viewer) => (await viewer.get(`/vacation/terms?userId=${person.id}`)).statusCode,
      ),
    );
  const change = (set: { departmentId: string } | { isActive: boolean }) =>
    app.database.updateTable('users').set(set).where('id', '=', person.id).execute();
  expect(await statuses()).toEqual([200, 403, 200, 200, 200]);
  await change({ departmentId: after });
  expect(await statuses()).toEqual([403, 200, 200, 200, 200]);
  await change({ isActive: false });
  expect((await statuses()).slice(0, 4)).toEqual([403, 403, 200, 200]);
});
