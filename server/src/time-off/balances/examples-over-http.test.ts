import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bavarianHolidays,
  englishHolidays,
  germanRules,
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

const hours = { unit: 'HOUR', counts: 'WORKED' } as const;
const monthly = (at: 'START' | 'END') => ({ every: 'MONTH', at, anchor: null }) as const;

describe('without any configuration', () => {
  test('example 1: 24 of 24, two a month and one of sick leave, renewed on 1 January', async () => {
    const ann = await app.signedIn('EMPLOYEE');
    expect((await ann.get('/vacation/my-balance')).json()).toMatchObject({
      vacationDaysTotal: 24,
      vacationDaysAvailable: 24,
      vacationAccrualRate: 2,
      sickAccrualRate: 1,
      yearlyResetDate: '2027-01-01',
    });
  });
});

test('example 2: vacation over New Year takes from each year its own days', async () => {
  const ann = await setUp.someone({ rules: policyDocumentOf(24) });
  expect((await ann.take('2026-12-28 2027-01-05')).amount).toBe(7);
  expect(await ann.lines('2026-12-31', '2027-01-10')).toEqual([
    ['2026-12-31', 'TAKEN', -1],
    ['2026-12-31', 'LAPSED', -20],
    ['2027-01-01', 'GRANT', 24],
    ['2027-01-01', 'TAKEN', -1],
    ['2027-01-04', 'TAKEN', -1],
    ['2027-01-05', 'TAKEN', -1],
  ]);
  expect(await ann.balanceAt('2027-01-10')).toBe(21);
  expect(await ann.account('2026-12-01')).toMatchObject({ planned: 4, bookable: 20 });
});

describe('earned in instalments', () => {
  test('example 34: French, in arrears, up to whole days at the end of the year, kept for another', async () => {
    const rules = policyDocumentOf(0, {
      grants: [grantOf(25, { carryLimit: null, carryMonths: 12 })],
      accrual: monthly('END'),
      rounding: { to: 1, mode: 'UP' },
    });
    const type = { unit: 'DAY', counts: 'WEEKDAYS' } as const;
    const ann = await setUp.someone({ rules, type, yearStart: '06-01' });
    const days = ['2026-06-29', '2026-06-30', '2026-08-31', '2026-10-31', '2026-11-30', '2027-05-31'];
    const balances = await Promise.all(days.map(ann.balanceAt));
    expect(balances).toEqual([0, 2.08, 6.25, 10.42, 12.5, 25]);
    expect(await ann.lines('2028-05-31', '2028-05-31', 'LAPSED')).toEqual([['2028-05-31', 'LAPSED', -25]]);
  });

  test('example 38: American, 26 pay days of 80 hours, and 27 of them in the next year', async () => {
    const rules = policyDocumentOf(80, {
      accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' },
      rounding: null,
    });
    const ann = await setUp.someone({ rules, type: hours });
    const inMinutes = async (year: number) => {
      const lines = await ann.lines(`${year}-01-01`, `${year}-12-31`, 'GRANT');
      return lines.map(([, , amount]) => Math.round(amount * 60));
    };
    const [first, second] = [await inMinutes(2026), await inMinutes(2027)];
    expect(first.slice(0, 3)).toEqual([185, 184, 185]);
    const sum = (minutes: number[]) => minutes.reduce((one, other) => one + other, 0);
    expect([first.length, sum(first), second.length, sum(second)]).toEqual([26, 4800, 27, 4800]);
  });

  test('example 54: a twelfth a month, whose hundredths add up', async () => {
    const rules = policyDocumentOf(25, { accrual: monthly('START'), rounding: null });
    const ann = await setUp.someone({ rules });
    const amounts = (await ann.lines('2026-01-01', '2026-12-30')).map(([, , amount]) => amount);
    expect([amounts.slice(0, 3), amounts.length]).toEqual([[2.08, 2.09, 2.08], 12]);
    expect(await ann.balanceAt('2026-12-30')).toBe(25);
  });

  test('example 41: more after five years', async () => {
    const steps = [
      { afterMonths: 0, perYear: 15 },
      { afterMonths: 60, perYear: 20 },
    ];
    const rules = policyDocumentOf(0, { grants: [grantOf(0, { steps })] });
    const ann = await setUp.someone({ rules, person: { employmentStart: '2021-07-01' } });
    expect(await ann.lines('2026-01-01', '2026-12-30')).toEqual([
      ['2026-01-01', 'GRANT', 15],
      ['2026-07-01', 'GRANT', 2.5],
    ]);
  });

  test('example 49: the year of an anniversary', async () => {
    const person = { employmentStart: '2026-03-10' };
    const ann = await setUp.someone({ rules: policyDocumentOf(24), yearStart: null, person });
    expect(await ann.lines('2026-01-01', '2027-03-10')).toEqual([
      ['2026-03-10', 'GRANT', 24],
      ['2027-03-09', 'LAPSED', -24],
      ['2027-03-10', 'GRANT', 24],
    ]);
  });

  test('example 23: German joiners, by full months', async () => {
    const joiner = async (employmentStart: string, perYear = 30) =>
      (await setUp.someone({ rules: germanRules(perYear), person: { employmentStart } })).balanceAt(
        '2026-12-31',
      );
    expect(await joiner('2026-09-01')).toBe(10);
    expect(await joiner('2026-08-01')).toBe(13);
    expect(await joiner('2026-08-16', 28)).toBe(9.33);
  });
});

describe('carried over', () => {
  /** A person with the given number of days left on 31 December 2026. */
  async function leaving(left: number, given = germanRules(30), holidays = ''): Promise<Holder> {
    const ann = await setUp.someone({ rules: given, holidays });
    const there = await ann.balanceAt('2026-12-31');
    if (there !== left) {
      const amount = left - there;
      const body = { userId: ann.actor.id, type: 'VACATION', amount, on: '2026-12-01', reason: 'Opening' };
      await setUp.added('adjustments', body);
    }
    expect(await ann.balanceAt('2026-12-31')).toBe(left);
    return ann;
  }

  test('example 25: of 8 remaining days 5 are taken, and 3 expire on 31 March', async () => {
    const ann = await leaving(8);
    await ann.take('2027-02-01 2027-02-05');
    expect(await ann.account('2027-02-10')).toMatchObject({
      opening: 8,
      lapsed: 3,
      nextExpiry: { date: '2027-03-31', amount: 3 },
    });
    expect(await ann.lines('2027-03-01', '2027-04-01')).toEqual([['2027-03-31', 'LAPSED', -3]]);
    expect(await ann.balanceAt('2027-04-01')).toBe(30);
  });

  test('example 26: carried days are taken first, around the Easter holidays', async () => {
    const ann = await leaving(4, germanRules(30), bavarianHolidays);
    expect((await ann.take('2027-03-22 2027-04-09')).amount).toBe(13);
    expect(await ann.lines('2027-01-01', '2027-12-31', 'LAPSED')).toEqual([]);
    expect(await ann.balanceAt('2027-12-31')).toBe(21);
  });

  test.each([
    [0, undefined, 10, 20],
    [8, '2027-01-04 2027-01-13', 2, 20],
    [10, '2027-01-04 2027-01-15', 0, 20],
    [12, '2027-01-04 2027-01-19', 0, 18],
  ])(
    'example 28: of 10 carried and 20 new, who takes %d (%s) loses %d and keeps %d',
    async (_taken, span, lost, kept) => {
      const ann = await leaving(10, germanRules(20));
      if (span) await ann.take(span);
      const lapses = await ann.lines('2027-01-01', '2027-04-01', 'LAPSED');
      expect(lapses).toEqual(lost === 0 ? [] : [['2027-03-31', 'LAPSED', -lost]]);
      expect(await ann.balanceAt('2027-04-01')).toBe(kept);
    },
  );

  test('example 29: days beyond the limit expire at once, the rest on 31 March', async () => {
    const ann = await setUp.someone({ rules: germanRules(30, { carryLimit: 5 }) });
    expect(await ann.lines('2026-12-01', '2027-04-01', 'LAPSED')).toEqual([
      ['2026-12-31', 'LAPSED', -25],
      ['2027-03-31', 'LAPSED', -5],
    ]);
  });
});

test('example 31: British, eight bank holidays are charged, and 20 days are available', async () => {
  const rules = policyDocumentOf(28, {
    proration: 'DAYS',
    rounding: { to: 0.5, mode: 'UP' },
    chargesHolidays: true,
  });
  const ann = await setUp.someone({ rules, holidays: englishHolidays });
  expect(await ann.lines('2026-01-01', '2026-12-31', 'HOLIDAY')).toHaveLength(8);
  expect(await ann.account('2026-01-01')).toMatchObject({ granted: 28, bookable: 20 });
});

test('example 46: Dutch, four days of nine hours', async () => {
  const rules = policyDocumentOf(0, {
    grants: [
      grantOf(160, { name: 'Statutory', carryLimit: null, carryMonths: 6 }),
      grantOf(40, { name: 'Extra', carryLimit: null, carryMonths: 60 }),
    ],
    fullWeek: 40,
    rounding: null,
  });
  const bob = await setUp.someone({ rules, type: hours, week: weekOf('MTWt', 270) });
  expect(await bob.lines('2026-01-01', '2026-01-01')).toEqual([
    ['2026-01-01', 'GRANT', 144],
    ['2026-01-01', 'GRANT', 36],
  ]);
  const taken = await Promise.all([
    bob.preview('2026-08-03'),
    bob.preview('2026-08-03', { minutes: 120 }),
    bob.preview('2026-08-03 2026-08-09'),
  ]);
  expect(taken.map(({ amount }) => amount)).toEqual([9, 2, 36]);
  expect(await bob.lines('2027-01-02', '2027-12-31', 'LAPSED')).toEqual([['2027-06-30', 'LAPSED', -144]]);
});

test('example 51: another policy from the middle of the year, over its own call', async () => {
  const ann = await setUp.someone({ rules: policyDocumentOf(24) });
  const path = `/admin/leave/plans/${ann.held.plan}/policies/VACATION/2026-07-01`;
  const { impact } = await setUp.made<{ impact: { changed: object[] } }>(
    hr.put(path, { rules: policyDocumentOf(30) }),
  );
  expect(impact.changed).toMatchObject([{ person: ann.actor.id, before: 24, after: 27 }]);
  expect(await ann.lines('2026-01-01', '2026-12-30')).toEqual([
    ['2026-01-01', 'GRANT', 24],
    ['2026-07-01', 'GRANT', 3],
  ]);
});

test('a closed year keeps its balance; its corrections are in the open year', async () => {
  const rules = policyDocumentOf(0, { grants: [grantOf(24, { carryLimit: 3, carryMonths: 3 })] });
  const ann = await setUp.someone({ rules });
  app.setToday('2027-01-08');
  await setUp.added('closings', { through: '2026-12-31' });
  const correction = { userId: ann.actor.id, type: 'VACATION', amount: 2, reason: 'Forgotten' };
  const late = await hr.post('/admin/leave/adjustments', { ...correction, on: '2026-12-30' });
  expect(late.json()).toMatchObject({ code: 'YEAR_CLOSED' });
  await setUp.added('adjustments', { ...correction, on: '2027-01-01', expiresOn: '2027-02-28' });
  expect(await ann.lines('2026-12-31', '2027-04-01')).toEqual([
    ['2026-12-31', 'LAPSED', -21],
    ['2027-01-01', 'GRANT', 24],
    ['2027-01-01', 'ADJUSTMENT', 2],
    ['2027-02-28', 'LAPSED', -2],
    ['2027-03-31', 'LAPSED', -3],
  ]);
  expect(await ann.account('2027-01-08')).toMatchObject({
    opening: 3,
    granted: 24,
    adjusted: 2,
    bookable: 29,
  });
});
