import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../testing/factories.ts';
import { policyDocumentOf } from '../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = await createPlace(app.database, randomUUID());
});

const yearly = (days: number, given = {}) => ({ rules: policyDocumentOf(days, given) });
const policy = (type: string, from: string) => `/admin/leave/plans/${held.plan}/policies/${type}/${from}`;

async function put(path: string, body: object) {
  const answer = await hr.put(path, body);
  return { status: answer.statusCode, ...answer.json() };
}

async function planOf(id: string) {
  const plans: { id: string }[] = (await hr.get('/admin/leave/plans')).json();
  return plans.find((each) => each.id === id);
}

async function holder(name: string, overrides = {}) {
  const user = await createUser(app.database, { name, ...overrides });
  await giveTerms(app.database, user.id, held);
  return user;
}

test('a plan is added with policies, listed with all versions, and deleted', async () => {
  const name = `Germany ${randomUUID()}`;
  const policies = [
    { type: 'VACATION', from: '2027-01-01', ...yearly(32) },
    { type: 'VACATION', from: '2026-01-01', ...yearly(30) },
  ];
  const added = await hr.post('/admin/leave/plans', { name, yearStart: '01-01', policies });
  expect(added.statusCode, added.body).toBe(201);
  const { id, impact } = added.json();
  expect(impact).toMatchObject({ people: 0, changed: [], recounted: [] });
  expect(await planOf(id)).toMatchObject({
    name,
    yearStart: '01-01',
    people: 0,
    version: 1,
    policies: [
      { type: 'VACATION', from: '2026-01-01', rules: { grants: [{ steps: [{ perYear: 30 }] }] } },
      { type: 'VACATION', from: '2027-01-01', rules: { grants: [{ steps: [{ perYear: 32 }] }] } },
    ],
  });
  const again = await hr.post('/admin/leave/plans', { name: name.toUpperCase(), yearStart: null });
  expect(again.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'name' }] });
  expect((await hr.delete(`/admin/leave/plans/${id}`)).statusCode).toBe(204);
  expect(await planOf(id)).toBeUndefined();
});

describe('the effect of rules', () => {
  test('is previewed by a dry run without storing, then applied', async () => {
    const ann = await holder('Ann');
    const first = await put(policy('VACATION', '2026-01-01'), yearly(24));
    expect(first).toMatchObject({
      status: 200,
      type: 'VACATION',
      from: '2026-01-01',
      id: expect.any(String),
    });
    expect(first.impact).toMatchObject({ people: 1, changed: [{ person: ann.id, before: 0, after: 24 }] });
    const seen = await put(policy('VACATION', '2026-07-01'), { ...yearly(30), dryRun: true });
    expect(seen).toEqual({
      status: 200,
      people: 1,
      on: '2026-07-01',
      changed: [
        {
          person: ann.id,
          name: 'Ann',
          type: 'VACATION',
          typeName: 'Vacation',
          unit: 'DAY',
          before: 24,
          after: 27,
          overdrawn: false,
        },
      ],
      recounted: [],
      fingerprint: expect.any(String),
    });
    expect((await planOf(held.plan)) as object).toMatchObject({ policies: [{ from: '2026-01-01' }] });
    const { fingerprint } = seen;
    const applied = await put(policy('VACATION', '2026-07-01'), { ...yearly(30), fingerprint });
    expect(applied).toMatchObject({ status: 200, impact: { fingerprint } });
  });

  test('is refused once it differs from the preview', async () => {
    const ann = await holder('Ann');
    await put(policy('VACATION', '2026-01-01'), yearly(24));
    const change = { ...yearly(20), dryRun: true };
    const { fingerprint } = await put(policy('VACATION', '2026-01-01'), change);
    await createRequest(app.database, { requesterId: ann.id, startDate: '2026-08-03' });
    const stale = await put(policy('VACATION', '2026-01-01'), { ...yearly(20), fingerprint });
    expect(stale).toMatchObject({ status: 409, code: 'IMPACT_CHANGED' });
    const fresh = await put(policy('VACATION', '2026-01-01'), change);
    expect(fresh.changed).toMatchObject([{ before: 23, after: 19 }]);
    const { status } = await put(policy('VACATION', '2026-01-01'), {
      ...yearly(20),
      fingerprint: fresh.fingerprint,
    });
    expect(status).toBe(200);
  });

  test('lists the largest loss first, and overdrawn people', async () => {
    await put(policy('VACATION', '2026-01-01'), yearly(5, { rounding: null }));
    const [ann, bo] = [await holder('Ann'), await holder('Bo', { employmentStart: '2026-07-01' })];
    await createRequest(app.database, {
      requesterId: ann.id,
      startDate: '2026-08-03',
      endDate: '2026-08-07',
    });
    const { changed, people } = await put(policy('VACATION', '2026-01-01'), { ...yearly(2), dryRun: true });
    expect(people).toBe(2);
    expect(changed).toMatchObject([
      { person: ann.id, before: 0, after: -3, overdrawn: true },
      { person: bo.id, before: 2.5, after: 1, overdrawn: false },
    ]);
  });

  test('is empty for people with another plan', async () => {
    await holder('Ann');
    held = await createPlace(app.database, randomUUID());
    const { impact } = await put(policy('VACATION', '2026-01-01'), yearly(24));
    expect(impact).toMatchObject({ people: 0, changed: [] });
  });
});

describe('invalid rules', () => {
  test('are refused at their field, with nothing applied', async () => {
    const steps = [
      { afterMonths: 0, perYear: 30 },
      { afterMonths: 0, perYear: 32 },
    ];
    const grants = [{ steps, carryLimit: null, carryMonths: 3 }];
    expect(await put(policy('VACATION', '2026-01-01'), yearly(0, { grants }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'rules.grants.0.steps.1.afterMonths' }],
    });
    const policies = [
      { type: 'VACATION', from: '2026-01-01', ...yearly(30) },
      { type: 'SICK_LEAVE', from: '2026-01-01', ...yearly(-1) },
    ];
    const name = randomUUID();
    const refused = await hr.post('/admin/leave/plans', { name, yearStart: '01-01', policies });
    expect(refused.json().issues).toMatchObject([{ path: 'policies.1.rules.grants.0.steps.0.perYear' }]);
    const plans: { name: string }[] = (await hr.get('/admin/leave/plans')).json();
    expect(plans.map((each) => each.name)).not.toContain(name);
    expect(await planOf(held.plan)).toMatchObject({ policies: [] });
  });

  test('how leave is earned changes at the start of a leave year, how much on any day', async () => {
    await put(policy('VACATION', '2026-03-15'), yearly(24));
    const monthly = { accrual: { every: 'MONTH', at: 'END', anchor: null } };
    expect(await put(policy('VACATION', '2026-07-01'), yearly(24, monthly))).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'rules.accrual.every', message: expect.stringContaining('1 Jan') }],
    });
    expect(await put(policy('VACATION', '2026-07-01'), yearly(30))).toMatchObject({ status: 200 });
    expect(await put(policy('VACATION', '2027-01-01'), yearly(30, monthly))).toMatchObject({ status: 200 });
    const gone = await hr.delete(policy('VACATION', '2026-07-01'));
    expect(gone.statusCode, gone.body).toBe(204);
  });

  test('are deleted only with the previewed effect', async () => {
    const ann = await holder('Ann');
    await put(policy('VACATION', '2026-01-01'), yearly(24));
    await put(policy('VACATION', '2026-07-01'), yearly(30));
    const address = policy('VACATION', '2026-07-01');
    const seen = await hr.delete(`${address}?dryRun=true`);
    expect([seen.statusCode, seen.json().changed]).toMatchObject([
      200,
      [{ person: ann.id, before: 27, after: 24 }],
    ]);
    expect(await planOf(held.plan)).toMatchObject({ policies: [{}, { from: '2026-07-01' }] });
    const ledgers = (await hr.delete(`${address}?dryRun=true&person=${ann.id}`)).json().ledgers;
    expect(ledgers).toMatchObject([{ type: 'VACATION', before: { closing: 30 }, after: { closing: 24 } }]);
    const { fingerprint } = seen.json();
    await createRequest(app.database, { requesterId: ann.id, startDate: '2026-08-03' });
    const stale = await hr.delete(`${address}?fingerprint=${fingerprint}`);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'IMPACT_CHANGED']);
    const fresh = (await hr.delete(`${address}?dryRun=true`)).json().fingerprint;
    const gone = await hr.delete(`${address}?fingerprint=${fresh}`);
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect(await planOf(held.plan)).toMatchObject({ policies: [{ from: '2026-01-01' }] });
  });

  test('rules that later ones depend on cannot be deleted', async () => {
    const monthly = { accrual: { every: 'MONTH', at: 'END', anchor: null } };
    await put(policy('VACATION', '2026-01-01'), yearly(24, monthly));
    await put(policy('VACATION', '2027-01-01'), yearly(24));
    await put(policy('VACATION', '2027-07-01'), yearly(30));
    const refused = await hr.delete(policy('VACATION', '2027-01-01'));
    expect(refused.json()).toMatchObject({
      code: 'IN_USE',
      message: 'The rules of VACATION from Thu 1 Jul 2027 build on it; change or delete them first',
    });
    expect(await put(policy('VACATION', '2027-01-01'), yearly(24, monthly))).toMatchObject({
      status: 400,
      issues: [{ path: 'rules' }],
    });
  });

  test('of unknown types or plans', async () => {
    expect(await put(policy('HOLIDAY', '2026-01-01'), yearly(24))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await put(policy('VACATION', '2026-02-30'), yearly(24))).toMatchObject({ status: 400 });
  });
});

test('an offer ends on a day, and repeating rules changes nothing', async () => {
  await holder('Ann');
  const first = await put(policy('VACATION', '2026-01-01'), yearly(24));
  expect(await put(policy('VACATION', '2026-01-01'), yearly(24))).toMatchObject({
    status: 200,
    version: first.version,
    impact: { changed: [] },
  });
  const ended = await put(policy('VACATION', '2027-01-01'), { rules: null });
  expect(ended).toMatchObject({
    rules: null,
    impact: { on: '2027-01-01', changed: [{ before: 24, after: 0 }] },
  });
});

test('a plan in use cannot be deleted', async () => {
  await holder('Ann');
  expect((await hr.delete(`/admin/leave/plans/${held.plan}`)).json()).toMatchObject({
    code: 'IN_USE',
    message: expect.stringContaining('1 person has it'),
  });
});

test('no rule change or deletion alters a closed year', async () => {
  const ann = await holder('Ann Lee');
  await put(policy('VACATION', '2025-01-01'), yearly(24));
  const closing = { id: randomUUIDv7(), through: '2025-12-31', closedById: hr.id };
  await app.database.insertInto('leaveClosings').values(closing).execute();
  try {
    const closed = { status: 409, code: 'YEAR_CLOSED', message: expect.stringContaining(ann.name) };
    expect(await put(policy('VACATION', '2025-01-01'), yearly(30))).toMatchObject(closed);
    expect((await hr.delete(policy('VACATION', '2025-01-01'))).json()).toMatchObject({ code: 'YEAR_CLOSED' });
    expect(await put(policy('VACATION', '2026-01-01'), yearly(30))).toMatchObject({ status: 200 });
  } finally {
    await app.database.deleteFrom('leaveClosings').execute();
  }
});

test('two changes of one plan at once: the second gets the newer version', async () => {
  await holder('Ann');
  const { version } = await put(policy('VACATION', '2026-01-01'), yearly(24));
  const answers = await Promise.all(
    [28, 30].map((days) => put(policy('VACATION', '2026-01-01'), { ...yearly(days), version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});
