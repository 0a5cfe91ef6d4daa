import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: { id: string; email: string };

const first = { startDate: '2024-01-01', endDate: '2026-03-31' };
const second = { startDate: '2026-09-01' };
const flags = { countsEarlier: false, keepsBalance: false };

beforeAll(async () => {
  app = await testApp({ today: '2026-09-07' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  const held = {
    ...(await createPlace(app.database, randomUUID())),
    plan: await createPlan(app.database, policyDocumentOf(24, { proration: 'DAYS', rounding: null })),
  };
  ann = await createUser(app.database, {
    employmentStart: first.startDate,
    employmentEnd: first.endDate,
    isActive: false,
  });
  await giveTerms(app.database, ann.id, held);
  await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-02-02',
    endDate: '2026-02-04',
    status: 'APPROVED',
    decidedById: hr.id,
  });
});

const path = () => `/admin/users/${ann.id}/employments`;

async function vacationOn(on: string) {
  const accounts: { type: string }[] = (await hr.get(`/vacation/accounts?userId=${ann.id}&on=${on}`)).json();
  return accounts.find(({ type }) => type === 'VACATION');
}

async function logged(action: string) {
  return (await loggedEntries(app.database, ann.id)).find((entry) => entry.action === action);
}

async function change(body: object) {
  const answer = await hr.put(path(), body);
  return { status: answer.statusCode, ...answer.json() };
}

describe('the employments of someone who came back', () => {
  test('are previewed, replaced and returned, and each has its own balance', async () => {
    expect((await hr.get(path())).json()).toEqual({ employments: [{ ...first, ...flags }], version: 1 });
    const employments = [first, second];
    const preview = await change({ employments, version: 1, dryRun: true });
    expect(preview).toMatchObject({ status: 200, people: 1, changed: [{ type: 'VACATION', after: 8 }] });
    const stored = await change({ employments, version: 1, fingerprint: preview.fingerprint });
    expect(stored).toMatchObject({
      status: 200,
      employments: [
        { ...first, ...flags },
        { ...second, ...flags },
      ],
      version: 2,
    });
    expect(await vacationOn('2026-06-01')).toMatchObject({ payable: 3, bookable: 0, lastDay: '2026-03-31' });
    expect(await vacationOn('2026-09-07')).toMatchObject({
      opening: 0,
      granted: 8,
      bookable: 8,
      asOf: { carriedOver: 0, granted: 8, taken: 0, balance: 8 },
    });
    expect(await logged('account.employments-changed')).toMatchObject({
      changes: [{ field: 'employment', to: '2026-09-01 – …' }],
    });
  });

  test('keep the balance if the new one does', async () => {
    await change({ employments: [first, { ...second, keepsBalance: true }] });
    expect(await vacationOn('2026-09-07')).toMatchObject({ opening: 3, bookable: 11 });
    const { entries } = (
      await hr.get(`/vacation/accounts/VACATION/entries?userId=${ann.id}&from=2026-01-01&to=2026-12-31`)
    ).json();
    expect(entries.at(-1)).toMatchObject({ date: '2026-12-31', kind: 'LAPSED', amount: -11 });
  });

  test('are checked, each fault at its field', async () => {
    const paths = async (employments: object[]) =>
      (await change({ employments })).issues.map((issue: { path: string }) => issue.path);
    expect(await paths([first, { startDate: '2026-03-31' }])).toEqual(['employments.1.startDate']);
    expect(await paths([first, {}])).toEqual(['employments.1.startDate']);
    expect(await paths([{ startDate: '2024-01-01' }, second])).toEqual(['employments.0.endDate']);
    expect(await paths([{ startDate: '2026-04-01', endDate: '2026-03-31' }])).toEqual([
      'employments.0.endDate',
    ]);
    expect(await paths([{ startDate: '1949-12-31' }])).toEqual(['employments.0.startDate']);
    expect(await paths([])).toEqual(['employments']);
  });

  test('change once if two administrators change them at once', async () => {
    const others = [first, { ...second, keepsBalance: true }];
    const answers = await Promise.all([
      change({ employments: [first, second], version: 1 }),
      change({ employments: others, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await hr.get(path())).json().version).toBe(2);
  });

  test('refuse a preview that is no longer true', async () => {
    const employments = [first, second];
    const { fingerprint } = await change({ employments, dryRun: true });
    const on = '2026-03-01';
    const adjustment = { userId: ann.id, type: 'VACATION', amount: 1, on, reason: 'Overtime' };
    expect((await hr.post('/admin/leave/adjustments', adjustment)).statusCode).toBe(201);
    expect(await change({ employments, fingerprint })).toMatchObject({ status: 409, code: 'IMPACT_CHANGED' });
  });

  test('keep the latest one after those before it, whatever changes it', async () => {
    await change({ employments: [first, second] });
    const user = await hr.put(`/admin/users/${ann.id}`, { employmentStart: '2026-03-15' });
    expect(user.json()).toMatchObject({ issues: [{ path: 'employmentStart' }] });
    const csv = `email,name,employmentStart\n${ann.email},Ann,2026-03-31`;
    const imported = await hr.post('/admin/users/import', { csv, dryRun: true });
    expect(imported.json()).toMatchObject({ faults: [{ column: 'employmentStart' }] });
    const later = await hr.put(`/admin/users/${ann.id}`, { employmentStart: '2026-10-01' });
    expect(later.json()).toMatchObject({ employmentStart: '2026-10-01', earlierEmployments: [first] });
  });

  test('bound requests, work days and reports', async () => {
    await change({ employments: [first, second] });
    const days = (
      await hr.get(`/vacation/work-days?userId=${ann.id}&startDate=2026-03-30&endDate=2026-09-02`)
    ).json();
    const worked = days.filter(({ am }: { am: number }) => am > 0).map(({ date }: { date: string }) => date);
    expect(worked).toEqual(['2026-03-30', '2026-03-31', '2026-09-01', '2026-09-02']);
  });
});

describe('reactivation', () => {
  const reactivate = async (body: object) => {
    const answer = await hr.post(`/admin/users/${ann.id}/reactivate`, body);
    return { status: answer.statusCode, ...answer.json() };
  };

  test('without a start goes on with the old employment', async () => {
    expect(await reactivate({})).toMatchObject({
      status: 200,
      isActive: true,
      employmentStart: '2024-01-01',
    });
    expect((await hr.get(path())).json()).toMatchObject({ employments: [{ startDate: '2024-01-01' }] });
    expect((await hr.get(path())).json().employments[0].endDate).toBeUndefined();
  });

  test('with a start begins a new employment, with the balance if it is kept', async () => {
    const user = await reactivate({ employmentStart: '2026-09-01', keepsBalance: true, version: 1 });
    expect(user).toMatchObject({ status: 200, isActive: true, employmentStart: '2026-09-01' });
    expect(user.employmentEnd).toBeUndefined();
    expect((await hr.get(path())).json().employments).toEqual([
      { ...first, ...flags },
      { ...second, countsEarlier: false, keepsBalance: true },
    ]);
    expect(await vacationOn('2026-09-07')).toMatchObject({ bookable: 11 });
    expect(await logged('account.reactivated')).toMatchObject({
      changes: [
        { field: 'isActive', from: false, to: true },
        { field: 'employment', to: '2026-09-01 – …' },
        { field: 'keepsBalance', to: true },
      ],
    });
  });

  test.each([
    [{ employmentStart: '2026-03-31' }, 'employmentStart'],
    [{ employmentStart: '2040-01-01' }, 'employmentStart'],
    [{ keepsBalance: true }, 'keepsBalance'],
  ])('%j is refused at its field', async (body, field) => {
    expect(await reactivate(body)).toMatchObject({ status: 400, issues: [{ path: field }] });
  });

  test('in a new employment needs the last day of the old one', async () => {
    await app.database.updateTable('users').set({ employmentEnd: null }).where('id', '=', ann.id).execute();
    expect(await reactivate({ employmentStart: '2026-09-01' })).toMatchObject({
      status: 400,
      issues: [{ path: 'employmentStart' }],
    });
  });
});
