import { randomUUID } from 'node:crypto';
import type { CompanyToday } from '@almanac/domain/time-off/reports/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType, createUser } from '../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { countStatements } from '../../testing/statements.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let sales: { id: string; name: string };
let ann: { id: string };

const started = { employmentStart: '2026-01-01' };

beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
  admin = await app.signedIn('HR_ADMIN', started);
  const { id, name } = await createDepartment(app.database, { name: 'Sales' });
  sales = { id, name };
  ann = await createUser(app.database, { departmentId: id, name: 'Ann', ...started });
});
afterAll(() => app.close());

async function read(by = admin): Promise<CompanyToday> {
  const answer = await by.get('/vacation/reports/today');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const approved = (requesterId: string, startDate: string, more: object = {}) =>
  createRequest(app.database, { requesterId, startDate, status: 'APPROVED', decidedById: admin.id, ...more });

test('people with approved time off today are counted by department', async () => {
  const others = { departmentId: sales.id, ...started };
  const bea = await createUser(app.database, others);
  const left = await createUser(app.database, { ...others, isActive: false });
  const later = await createUser(app.database, { ...others, employmentStart: '2026-09-01' });
  await approved(ann.id, '2026-08-10', { endDate: '2026-08-14' });
  await approved(bea.id, '2026-08-12', { endHalf: 'AM' });
  await approved(left.id, '2026-08-12');
  await approved(later.id, '2026-08-12');
  await approved(admin.id, '2026-08-12', { type: 'WORK_FROM_HOME', endHalf: 'AM' });
  const waiting = await createUser(app.database, others);
  await createRequest(app.database, { requesterId: waiting.id, startDate: '2026-08-12' });
  expect((await read()).departments).toEqual([
    { department: sales, people: 3, away: 2 },
    { people: 1, away: 0 },
  ]);
});

test('active people without an employment start are counted', async () => {
  const before = (await read()).withoutStart;
  await createUser(app.database);
  await createUser(app.database, { isActive: false });
  expect((await read()).withoutStart).toBe(before + 1);
});

test('missing documents of begun requests of others are named, of types for HR too', async () => {
  await createType(app.database, { code: 'ILL', name: 'Ill', documentAfterDays: 1 });
  await createType(app.database, { code: 'CURE', name: 'Cure', documentAfterDays: 0, shownTo: 'HR' });
  const ill = { type: 'ILL', endDate: '2026-08-04' };
  expect((await read()).documents).toEqual({ count: 0, isCut: false, first: [] });
  const { id } = await approved(ann.id, '2026-08-03', ill);
  await approved(ann.id, '2026-08-06', { type: 'ILL' });
  await approved(ann.id, '2026-04-06', { type: 'ILL', endDate: '2026-04-10' });
  await approved(ann.id, '2026-08-17', { type: 'ILL', endDate: '2026-08-21' });
  await approved(admin.id, '2026-08-03', ill);
  await approved(ann.id, '2026-07-27', { ...ill, endDate: '2026-07-28', documentReceivedOn: '2026-07-29' });
  await approved(ann.id, '2026-07-20', { type: 'CURE' });
  const { documents } = await read();
  expect(documents.count).toBe(2);
  expect(documents.first).toMatchObject([
    { startDate: '2026-07-20', requester: { name: 'Ann' } },
    { id, startDate: '2026-08-03', endDate: '2026-08-04' },
  ]);
});

test('people who lose leave within four weeks are counted until they book it', async () => {
  const grants = [{ steps: [{ afterMonths: 0, perYear: 24 }], carryLimit: 3, carryMonths: 3 }];
  const held = await createPlace(app.database, randomUUID());
  const plan = await createPlan(app.database, policyDocumentOf(24, { grants }));
  await giveTerms(app.database, ann.id, { ...held, plan });
  app.setToday('2027-02-01');
  await app.warnOfLapses();
  expect((await read()).lapses).toEqual({ people: 0, isCut: false });
  app.setToday('2027-03-10');
  await app.warnOfLapses();
  expect((await read()).lapses).toEqual({ people: 1, isCut: false });
  await approved(ann.id, '2027-03-15', { endDate: '2027-03-19' });
  expect((await read()).lapses).toEqual({ people: 0, isCut: false });
});

test('many candidates cost no more statements than one, and are cut', async () => {
  app.setToday('2027-03-10');
  const counter = countStatements(app.servicePool);
  const sent = async () => (await counter.sentBy(read)).length;
  const ill = { type: 'ILL', endDate: '2027-03-12' };
  const askOf = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      const { id } = await createUser(app.database, { departmentId: sales.id, ...started });
      await approved(id, '2027-03-08', ill);
    }
  };
  await askOf(1);
  await read();
  const before = await sent();
  await askOf(50);
  const { documents } = await read();
  expect(documents).toMatchObject({ count: 50, isCut: true });
  expect(documents.first).toHaveLength(3);
  expect(await sent()).toBe(before);
});

test('others than administrators are refused', async () => {
  for (const role of ['MANAGER', 'EMPLOYEE'] as const) {
    const answer = await (await app.signedIn(role)).get('/vacation/reports/today');
    expect(answer.statusCode).toBe(403);
  }
});
