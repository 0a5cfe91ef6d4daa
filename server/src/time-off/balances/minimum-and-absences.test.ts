import { afterAll, beforeAll, expect, test } from 'vitest';
import { germanRules, leaveOverHttp } from '../../testing/leave-over-http.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let setUp: ReturnType<typeof leaveOverHttp>;
beforeAll(async () => {
  app = await testApp({ today: '2026-05-04' });
  hr = await app.signedIn('HR_ADMIN');
  setUp = leaveOverHttp(app, hr);
});
afterAll(() => app.close());

const german = {
  ...germanRules(30),
  proration: 'MONTHS',
  minimum: { perYear: 20, waitingMonths: 6 },
} as const;

test('a joiner of 1 June gets the minimum, and the line says why', async () => {
  const ann = await setUp.someone({ rules: german, person: { employmentStart: '2026-06-01' } });
  expect(await ann.lines('2026-01-01', '2026-12-31')).toEqual([['2026-06-01', 'GRANT', 20]]);
  const path = '/vacation/accounts/VACATION/entries?from=2026-01-01&to=2026-12-31';
  const { entries }: { entries: { formula: string }[] } = (await ann.actor.get(path)).json();
  expect(entries[0]?.formula).toBe('30 × 7/12 = 17.5, rounded up to 18, raised to the minimum of 20');
});

test('before the last day of employment, the minimum is not paid out', async () => {
  const { actor } = await setUp.someone({ rules: german, person: { employmentStart: '2020-01-01' } });
  const pay = (amount: number, on: string) =>
    hr.post('/admin/leave/payouts', { userId: actor.id, type: 'VACATION', amount, on });
  const refused = await pay(11, '2026-05-04');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'BELOW_MINIMUM',
    issues: [{ path: 'amount', message: expect.stringContaining('At most 10 days of Vacation') }],
  });
  expect((await pay(10, '2026-05-04')).statusCode).toBe(201);
  expect((await pay(0.5, '2026-05-04')).json()).toMatchObject({
    code: 'BELOW_MINIMUM',
    issues: [{ message: expect.stringContaining('Nothing of Vacation can be paid out') }],
  });
});

test('of two pay-outs at once that together are below the minimum, one is refused', async () => {
  const { actor } = await setUp.someone({ rules: german, person: { employmentStart: '2020-01-01' } });
  const payout = { userId: actor.id, type: 'VACATION', amount: 6, on: '2026-05-04' };
  const answers = await Promise.all([1, 2].map(() => hr.post('/admin/leave/payouts', payout)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('months of employment need leave that is earned at once', async () => {
  const { held } = await setUp.someone({ rules: german });
  const rules = { ...german, accrual: { every: 'MONTH', at: 'START', anchor: null } };
  const path = `/admin/leave/plans/${held.plan}/policies/VACATION/2027-01-01`;
  const refused = await hr.put(path, { rules });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ issues: [{ path: 'rules.proration' }] });
});

test('unpaid leave reduces vacation once it is approved, and its preview says so', async () => {
  const types: { code: string; id: string; version: number }[] = (await hr.get('/admin/leave/types')).json();
  const {
    id: _id,
    isInUse: _isInUse,
    ...unpaid
  } = types.find(({ code }) => code === 'UNPAID') as never as {
    id: string;
    isInUse: boolean;
    code: string;
    version: number;
  };
  const { code, ...fields } = unpaid;
  const changed = await hr.put(`/admin/leave/types/${code}`, { ...fields, reducesLeave: 'DAYS' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json()).toMatchObject({ reducesLeave: 'DAYS' });

  const rules = policyDocumentOf(30, { reducedByAbsence: true, rounding: null });
  const ann = await setUp.someone({ rules });
  const counted = policyDocumentOf(0, { grants: [], overdraft: null });
  const policy = `/admin/leave/plans/${ann.held.plan}/policies/UNPAID/2026-01-01`;
  expect((await hr.put(policy, { rules: counted })).statusCode).toBe(200);
  const days = { type: 'UNPAID', startDate: '2026-06-01', endDate: '2026-06-30' };
  // 30 × 30/365 = 2.47
  const reduces = [{ type: 'VACATION', amount: 2.47 }];
  expect((await ann.actor.post('/vacation/preview', days)).json()).toMatchObject({ reduces });
  const requested = await ann.actor.post('/vacation', days);
  expect(await ann.balanceAt('2026-06-30')).toBe(30);
  const { id, version } = requested.json<{ id: string; version: number }>();
  const asked = { ...days, userId: ann.actor.id, excludeRequestId: id };
  expect((await hr.post('/vacation/preview', asked)).json()).toMatchObject({ reduces });
  const approved = await hr.post(`/vacation/${id}/approve-hr`, { version });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await ann.lines('2026-05-01', '2026-06-30', 'GRANT')).toEqual([['2026-06-01', 'GRANT', -2.47]]);
  expect(await ann.account('2026-06-30')).toMatchObject({ granted: 27.53 });
});
