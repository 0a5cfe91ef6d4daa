import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
});
afterAll(() => app.close());

const past = { startDate: '2026-07-27', endDate: '2026-07-31' };

async function previewed(userId: string, wanted: object) {
  const answer = await manager.post('/vacation/preview', { userId, ...wanted });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('past days can be recorded, and the preview shows their amount', async () => {
  const ann = await createUser(app.database, { departmentId });
  expect(await previewed(ann.id, { type: 'VACATION', ...past })).toMatchObject({
    amount: 5,
    byLeaveYear: [{ amount: 5, left: 19 }],
    decision: { allowed: true },
  });
});

test.each([
  ['before the employment', { type: 'VACATION', ...past }, { employmentStart: '2026-07-28' }],
  ['beyond the balance', { type: 'VACATION', startDate: '2026-09-01', endDate: '2026-12-01' }, {}],
  ['on a weekend', { type: 'SICK_LEAVE', startDate: '2026-08-01', endDate: '2026-08-02' }, {}],
  ['over another request', { type: 'SICK_LEAVE', startDate: '2026-08-12', endDate: '2026-08-14' }, {}],
])('the preview refuses what would be refused: %s', async (_, wanted, more) => {
  const ann = await createUser(app.database, { departmentId, ...more });
  const booked = { startDate: '2026-08-10', endDate: '2026-08-12' };
  await createRequest(app.database, { requesterId: ann.id, ...booked });
  const { decision } = await previewed(ann.id, wanted);
  const sent = await manager.post('/vacation/on-behalf', { userId: ann.id, status: 'APPROVED', ...wanted });
  const { code, message, issues } = sent.json();
  const ofInput = code === 'VALIDATION_ERROR' && { issue: issues[0] };
  expect(decision).toEqual({ allowed: false, code, message, ...ofInput });
  expect(message).toMatch(/They|Their|at least one business day/);
});

test('a closed year is refused, except for counted types', async () => {
  await app.pool.query(
    `INSERT INTO leave_closings (id, through, closed_by_id) VALUES (gen_random_uuid(), '2026-07-29', $1)`,
    [manager.id],
  );
  const ann = await createUser(app.database, { departmentId });
  const { decision } = await previewed(ann.id, { type: 'VACATION', ...past });
  expect(decision).toMatchObject({ allowed: false, code: 'YEAR_CLOSED' });
  const unpaid = await previewed(ann.id, { type: 'UNPAID', ...past });
  expect(unpaid).toMatchObject({ isCounted: true, decision: { allowed: true } });
});
