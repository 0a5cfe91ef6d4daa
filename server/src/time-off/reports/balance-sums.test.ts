import type { BalanceSum } from '@almanac/domain/time-off/reports/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let sales: { id: string; name: string };

beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
  admin = await app.signedIn('HR_ADMIN');
  const { id, name } = await createDepartment(app.database, { name: 'Sales' });
  sales = { id, name };
  const departmentId = sales.id;
  const ann = await createUser(app.database, { departmentId });
  await createUser(app.database, { departmentId });
  await createUser(app.database, { departmentId, isActive: false });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-09-01' });
  const taken = { startDate: '2026-07-01', status: 'APPROVED' as const };
  await createRequest(app.database, { requesterId: ann.id, decidedById: admin.id, ...taken });
});
afterAll(() => app.close());

async function sums(viewer: TestActor, query = 'type=VACATION'): Promise<BalanceSum[]> {
  const answer = await viewer.get(`/vacation/reports/balances?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('the balances of a department are the sums of those of its active people', async () => {
  const [ofSales, ofNobody] = await sums(admin);
  expect(ofSales).toEqual({
    department: sales,
    people: 2,
    unit: 'DAY',
    entitled: 48,
    taken: 1,
    planned: 0,
    pending: 1,
    bookable: 46,
  });
  expect(ofNobody).not.toHaveProperty('department');
  expect(await sums(admin, `type=VACATION&departmentId=${sales.id}`)).toEqual([ofSales]);
});

test('they match the list of balances', async () => {
  const rows: { accounts: { type: string; bookable: number }[] }[] = (
    await admin.get(`/vacation/balances?departmentId=${sales.id}`)
  ).json();
  const bookable = rows.flatMap(({ accounts }) => accounts.filter(({ type }) => type === 'VACATION'));
  const [ofSales] = await sums(admin);
  expect(bookable.reduce((sum, each) => sum + each.bookable, 0)).toBe(ofSales?.bookable);
});

test('a manager sees only their own people, and a type without limit has no sums', async () => {
  const manager = await app.signedIn('MANAGER', { departmentId: sales.id });
  expect(await sums(manager)).toMatchObject([{ department: sales, people: 3 }]);
  expect(await sums(admin, 'type=SICK_LEAVE')).toEqual([]);
  const unknown = await admin.get('/vacation/reports/balances?type=GARDENING');
  expect(unknown.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'type' }] });
});
