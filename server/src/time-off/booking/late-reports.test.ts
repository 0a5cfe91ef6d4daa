import { randomUUIDv7 } from 'node:crypto';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import { standardPolicies } from '@almanac/domain/leave/plans/standard-policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

// Wednesday.
const today = '2026-03-11';
const { SICK_LEAVE: sickLeave } = standardPolicies({ vacationDaysPerYear: 24, sickDaysPerYear: 12 });

let app: TestApp;
let mia: TestActor;
beforeAll(async () => {
  app = await testApp({ today });
  mia = await app.signedIn('EMPLOYEE');
});
afterAll(() => app.close());

async function giveNotice(type: string, minNoticeDays: number): Promise<void> {
  const plans = await app.database.selectFrom('leavePlans').select('id').execute();
  const rules = JSON.stringify(documentOf({ ...sickLeave, minNoticeDays }, 'DAY'));
  const held = { type, effectiveFrom: '2026-02-01', rules };
  await app.database
    .deleteFrom('leavePolicies')
    .where('type', '=', type)
    .where('effectiveFrom', '=', '2026-02-01')
    .execute();
  await app.database
    .insertInto('leavePolicies')
    .values(plans.map(({ id: planId }) => ({ id: randomUUIDv7(), planId, ...held })))
    .execute();
}

async function earliestOf(code: string) {
  const types: { code: string; earliestStart?: string }[] = (await mia.get('/vacation/types')).json();
  return types.find((type) => type.code === code)?.earliestStart;
}

const ask = (startDate: string, endDate = startDate) => ({ type: 'SICK_LEAVE', startDate, endDate });

test('by default nothing can be reported late', async () => {
  expect(await earliestOf('SICK_LEAVE')).toBe(today);
  expect((await mia.post('/vacation', ask('2026-03-10'))).json()).toMatchObject({
    issues: [{ path: 'startDate', message: 'Start date cannot be in the past' }],
  });
});

test('negative notice allows late reports by that many days', async () => {
  await giveNotice('SICK_LEAVE', -3);
  expect(await earliestOf('SICK_LEAVE')).toBe('2026-03-08');
  const tooLate = ask('2026-03-06', '2026-03-10');
  const sentence = 'Start date cannot be more than 3 days in the past';
  expect((await mia.post('/vacation/preview', tooLate)).json().decision).toMatchObject({
    allowed: false,
    message: `Validation failed: ${sentence}`,
  });
  expect((await mia.post('/vacation', tooLate)).json()).toMatchObject({
    issues: [{ path: 'startDate', message: sentence }],
  });

  const late = ask('2026-03-09', '2026-03-10');
  expect((await mia.post('/vacation/preview', late)).json()).toMatchObject({
    amount: 2,
    decision: { allowed: true },
  });
  const made = await mia.post('/vacation', late);
  expect(made.statusCode, made.body).toBe(201);
  const { id, version } = made.json();
  expect((await mia.put(`/vacation/${id}`, { version, startDate: '2026-03-10' })).json()).toMatchObject({
    startDate: '2026-03-10',
    status: 'PENDING',
  });
});

test('positive notice names the first possible day', async () => {
  await giveNotice('UNPAID', 14);
  expect(await earliestOf('UNPAID')).toBe('2026-03-25');
});
