import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bavarianHolidays,
  grantOf,
  type Holder,
  leaveOverHttp,
  weekOf,
} from '../../testing/leave-over-http.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let setUp: ReturnType<typeof leaveOverHttp>;
beforeAll(async () => {
  app = await testApp({ today: '2026-01-01' });
  hr = await app.signedIn('HR_ADMIN');
  setUp = leaveOverHttp(app, hr);
});
afterAll(() => app.close());

const monthlyInArrears = { accrual: { every: 'MONTH', at: 'END', anchor: null } } as const;

/** The preview, then the response to the request. */
async function asked(ann: Holder, span: string, given: object = {}) {
  const { amount, allowed } = await ann.preview(span, given);
  const answer = await ann.ask(span, given);
  expect(answer.statusCode === 201, answer.body).toBe(allowed);
  if (allowed) expect(answer.json()).toMatchObject({ amount });
  return { amount, allowed, answer: answer.json() };
}

describe('halves and holidays, in Bavaria', () => {
  let ann: Holder;
  beforeAll(async () => {
    ann = await setUp.someone({ rules: policyDocumentOf(30), holidays: bavarianHolidays });
  });

  test.each([
    ['example 7: the week of Whit Monday', '2026-05-25 2026-05-29', 4],
    ['example 8: the morning of Christmas Eve', '2026-12-24/AM 2026-12-24/AM', 0.5],
    ['example 10: from Monday noon to Friday noon', '2026-08-03/PM 2026-08-07/AM', 4],
  ])('%s', async (_name, span, amount) => {
    const before = await ann.balanceAt('2026-12-30');
    expect(await asked(ann, span)).toMatchObject({ amount, allowed: true });
    expect(await ann.balanceAt('2026-12-30')).toBe(before - amount);
  });

  test('example 8: the whole of Christmas Eve takes half a day, its afternoon nothing, and is refused', async () => {
    const bo = await setUp.someone({ rules: policyDocumentOf(30), holidays: bavarianHolidays });
    expect(await asked(bo, '2026-12-24/PM 2026-12-24/PM')).toMatchObject({ amount: 0, allowed: false });
    expect(await asked(bo, '2026-12-24')).toMatchObject({ amount: 0.5, allowed: true });
  });

  test('example 11: a morning leaves the afternoon free, but not the whole day', async () => {
    const bo = await setUp.someone({ rules: policyDocumentOf(30), holidays: bavarianHolidays });
    expect(await asked(bo, '2026-08-03/AM 2026-08-03/AM')).toMatchObject({ amount: 0.5, allowed: true });
    const whole = await asked(bo, '2026-08-03');
    expect(whole).toMatchObject({ allowed: false, answer: { code: 'OVERLAPPING_REQUEST' } });
    expect(await asked(bo, '2026-08-03/PM 2026-08-03/PM')).toMatchObject({ amount: 0.5, allowed: true });
  });

  test('example 13: a holiday on a Saturday that is added later gives nothing back, one on a Monday a day', async () => {
    const bo = await setUp.someone({ rules: policyDocumentOf(30) });
    expect((await bo.take('2026-08-14 2026-08-17')).amount).toBe(2);
    const holidays = (...dates: string[]) =>
      setUp.made(
        hr.put(`/admin/leave/places/${bo.held.place}/holidays/2026`, {
          holidays: dates.map((date) => ({ date, name: 'Assumption' })),
        }),
      );
    await holidays('2026-08-15');
    expect(await bo.lines('2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-14', 'TAKEN', -1],
      ['2026-08-17', 'TAKEN', -1],
    ]);
    await holidays('2026-08-15', '2026-08-17');
    expect(await bo.lines('2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-14', 'TAKEN', -1],
      ['2026-08-17', 'TAKEN', -1],
      ['2026-08-17', 'REFUND', 1],
    ]);
    expect(await bo.balanceAt('2026-08-31')).toBe(29);
  });
});

describe('schedules', () => {
  const scaled = policyDocumentOf(30, { fullWeek: 5 });

  test('example 15: four days a week have 24, and a week off takes four of them', async () => {
    const part = await setUp.someone({ rules: scaled, week: weekOf('MTWt') });
    expect(await part.account('2026-01-01')).toMatchObject({ granted: 24, bookable: 24 });
    expect(await asked(part, '2026-08-03 2026-08-09')).toMatchObject({ amount: 4, allowed: true });
    expect(await part.account('2026-01-01')).toMatchObject({ pending: 4, bookable: 20 });
  });

  test('example 16: a holiday on a free day costs nothing and gives nothing', async () => {
    const part = await setUp.someone({ rules: scaled, week: weekOf('TWtF'), holidays: bavarianHolidays });
    expect(await asked(part, '2026-05-25 2026-05-29')).toMatchObject({ amount: 4, allowed: true });
  });

  test('example 18: fewer days a week from July on, known after a week of October was approved', async () => {
    const ann = await setUp.someone({ rules: scaled });
    expect((await ann.take('2026-10-05 2026-10-09')).amount).toBe(5);
    const { id: schedule } = await setUp.added('schedules', { name: 'From July', minutes: weekOf('MTWt') });
    const terms = { userIds: [ann.actor.id], from: '2026-07-01', schedule };
    const { impact } = await setUp.made<{ impact: { recounted: object[] } }>(
      hr.post('/admin/leave/terms', terms),
    );
    expect(impact.recounted).toMatchObject([{ person: ann.actor.id, before: 5, after: 4 }]);
    expect(await ann.lines('2026-01-01', '2026-07-31')).toEqual([
      ['2026-01-01', 'GRANT', 30],
      ['2026-07-01', 'GRANT', -3],
    ]);
    const taken = await ann.lines('2026-10-01', '2026-10-31');
    expect(taken.filter(([, kind]) => kind === 'TAKEN')).toHaveLength(5);
    expect(taken.filter(([, kind]) => kind === 'REFUND')).toEqual([['2026-10-09', 'REFUND', 1]]);
    expect(await ann.balanceAt('2026-10-31')).toBe(23);
  });
});

describe('cover', () => {
  test('example 6: of 24 days with 19 approved and one pending four can be asked for, not five', async () => {
    const ann = await setUp.someone({ rules: policyDocumentOf(24) });
    await ann.take('2026-02-02 2026-02-26');
    await asked(ann, '2026-03-02');
    expect(await ann.account('2026-08-03')).toMatchObject({ taken: 19, pending: 1, bookable: 4 });
    const message = 'Insufficient vacation days. You have 4 days available.';
    expect(await asked(ann, '2026-09-07 2026-09-11')).toMatchObject({
      allowed: false,
      answer: { issues: [{ path: 'endDate', message }] },
    });
    expect(await asked(ann, '2026-09-07 2026-09-10')).toMatchObject({ amount: 4, allowed: true });
  });

  test('example 56: two months in arrears cover four days in March, not five', async () => {
    const ann = await setUp.someone({ rules: policyDocumentOf(24, monthlyInArrears) });
    expect(await asked(ann, '2026-03-02 2026-03-06')).toMatchObject({ amount: 5, allowed: false });
    expect(await asked(ann, '2026-03-02 2026-03-05')).toMatchObject({ amount: 4, allowed: true });
  });

  test('the policy limits the overdraft and decides whether debt is carried over', async () => {
    const rules = policyDocumentOf(24, { overdraft: 5, carriesDebt: true });
    const ann = await setUp.someone({ rules });
    await ann.take('2026-02-02 2026-03-05');
    expect(await asked(ann, '2026-06-01 2026-06-08')).toMatchObject({ amount: 6, allowed: false });
    expect(await asked(ann, '2026-06-01 2026-06-05')).toMatchObject({ amount: 5, allowed: true });
    expect(await ann.balanceAt('2026-06-30')).toBe(-5);
    expect(await ann.lines('2026-12-31', '2027-01-01')).toEqual([['2027-01-01', 'GRANT', 24]]);
    expect(await ann.balanceAt('2027-01-01')).toBe(19);
  });

  test('example 43: leave can be used after three months', async () => {
    const rules = policyDocumentOf(24, { usableAfterMonths: 3 });
    const ann = await setUp.someone({ rules, person: { employmentStart: '2026-08-10' } });
    expect((await ann.preview('2026-11-09')).allowed).toBe(false);
    expect((await ann.preview('2026-11-10')).allowed).toBe(true);
  });
});

test('example 44: two and a half hours of a day', async () => {
  const rules = policyDocumentOf(0, { grants: [grantOf(160)], rounding: null });
  const ann = await setUp.someone({ rules, type: { unit: 'HOUR', counts: 'WORKED' } });
  expect(await asked(ann, '2026-07-02', { minutes: 150 })).toMatchObject({ amount: 2.5, allowed: true });
  expect(await ann.account('2026-07-02')).toMatchObject({ unit: 'HOUR', pending: 2.5, bookable: 157.5 });
});

test('sick days in a vacation return exactly, and expire with their lot', async () => {
  const ann = await setUp.someone({ rules: policyDocumentOf(24) });
  const { id } = await ann.take('2026-08-03 2026-08-07');
  const ill = { startDate: '2026-08-04', startHalf: 'PM', endDate: '2026-08-05', type: 'SICK_LEAVE' };
  await setUp.made(hr.post(`/vacation/${id}/interruptions`, ill));
  expect(await ann.lines('2026-08-01', '2026-08-31')).toEqual([
    ['2026-08-03', 'TAKEN', -1],
    ['2026-08-04', 'TAKEN', -0.5],
    ['2026-08-06', 'TAKEN', -1],
    ['2026-08-07', 'TAKEN', -1],
  ]);
  expect(await ann.lines('2026-12-31', '2026-12-31')).toEqual([['2026-12-31', 'LAPSED', -20.5]]);
});
