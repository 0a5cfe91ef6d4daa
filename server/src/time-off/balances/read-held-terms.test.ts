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
