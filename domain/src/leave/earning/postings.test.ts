import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLeave, anyRules } from '../../testing/any-leave.ts';
import { english } from '../../testing/english.ts';
import { grant, mondayToFriday, person, plan, rules, week } from '../../testing/leave-worlds.ts';
import { leaveYearOf } from '../plans/leave-year.ts';
import { anniversaryOn, rulesOn, rulesOverTime, versionOn, versionsOf, yearStartOf } from '../plans/plan.ts';
import { grantOf, grantsByKey, isUnlimited, unnamedGrant } from '../plans/policy.ts';
import { amountOf, amountText, numberOf } from '../types/amount.ts';
import { accrualPeriods } from './accrual-periods.ts';
import { earningsIn } from './earning.ts';
import { message } from './messages/message.ts';
import { type EarnedPart, formulaOf } from './posting-formula.ts';
import { postings } from './postings.ts';
import { ratesOver, yearlyRate } from './rates.ts';
import { roundInterim, roundTotal } from './rounding.ts';
import { fromFirstDay, leaveYearAt, plansOverTime } from './year-ends.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

describe('postings are explained', () => {
  const scaled = plan(rules(30, { fullWeek: 500 }));

  test('by the share of the year under each schedule', () => {
    const ann = person(scaled, { terms: [{ from: '2026-07-01', schedule: week('MTWt') }] });
    expect(postings(year, ann)).toEqual([
      {
        date: '2026-01-01',
        kind: 'GRANT',
        amount: 3000,
        cause: { kind: 'POLICY', planId: 'plan', grant: '' },
        because: '30 a year',
        lotKey: '2026-01-01 ',
      },
      {
        date: '2026-07-01',
        kind: 'GRANT',
        amount: -300,
        cause: { kind: 'POLICY', planId: 'plan', grant: '' },
        because: '4 days a week',
        formula: '30 × 6/12 + 24 × 6/12 = 27',
        lotKey: '2026-01-01 ',
      },
    ]);
  });

  test('by the part of the year the person is employed', () => {
    expect(postings(year, person(scaled, { joined: '2026-09-15' }))).toMatchObject([
      { date: '2026-09-15', amount: 1000, formula: '30 × 4/12 = 10' },
    ]);
    expect(postings(year, person(scaled, { left: '2026-03-31' }))).toMatchObject([
      { date: '2026-01-01', amount: 750 },
    ]);
    expect(postings(year, person(scaled, { joined: '2027-01-01' }))).toEqual([]);
  });

  test('by a move to another plan, which posts the difference', () => {
    const better = plan(rules(36), { id: 'better' });
    const ann = person(plan(rules(24)), { terms: [{ from: '2026-10-01', plan: better }] });
    expect(postings(year, ann)).toMatchObject([
      { date: '2026-01-01', amount: 2400, cause: { planId: 'plan' } },
      {
        date: '2026-10-01',
        amount: 300,
        cause: { planId: 'better' },
        because: '36 a year',
        formula: '24 × 9/12 + 36 × 3/12 = 27',
      },
    ]);
  });

  test('by rounding the total, at the last instalment and by the last granting rules', () => {
    const monthly = rules(25, {
      accrual: { every: 'MONTH', at: 'END', anchor: null },
      rounding: { to: 100, mode: 'UP' },
    });
    const terms = [{ from: '2026-03-01', plan: plan(rules(36), { id: 'better' }) }];
    expect(
      postings(year, person(plan(monthly), { terms })).map(({ date, amount }) => [date, amount]),
    ).toEqual([
      ['2026-01-31', 208],
      ['2026-02-28', 209],
      ['2026-03-01', 2983],
    ]);
    const leaver = person(plan(monthly), { left: '2026-02-10' });
    expect(postings(year, leaver).map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-01-31', 208],
      ['2026-02-10', 292],
    ]);
  });

  test('without proration the months before the first day count like that day', () => {
    const whole = plan(rules(24, { proration: 'NONE' }), { id: 'whole' });
    const ann = person(scaled, { joined: '2026-07-01', terms: [{ from: '2026-07-01', plan: whole }] });
    expect(postings(year, ann)).toMatchObject([{ date: '2026-07-01', amount: 2400 }]);
  });

  test('how a policy earns changes with the leave year; how much, on any day', () => {
    const monthly = rules(36, { accrual: { every: 'MONTH', at: 'END', anchor: null } });
    const ann = person(plan({ '2026-01-01': rules(24), '2026-07-01': monthly }));
    expect(postings(year, ann)).toMatchObject([
      { date: '2026-01-01', amount: 2400 },
      { date: '2026-07-01', amount: 600 },
    ]);
    expect(postings(leaveYearOf('2027-01-01', '01-01'), ann)).toHaveLength(12);
  });
});

test('over a whole year with unchanged rules, instalments add up to the rounded yearly amount', () => {
  fc.assert(
    fc.property(anyRules, fc.constantFrom('2026-01-01', '2028-01-01'), (given, day) => {
      fc.pre(given.fullWeek === null && given.minimum === null);
      const ann = person(plan({ '2025-01-01': given }));
      const ofYear = leaveYearOf(day, '01-01');
      for (const [key, each] of grantsByKey(given)) {
        const posted = postings(ofYear, ann).filter(({ cause }) => cause.grant === key);
        const sum = posted.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(roundTotal(each.steps[0]?.perYear ?? 0, given.rounding));
        expect(posted.length).toBeLessThanOrEqual(accrualPeriods(given.accrual, ofYear).length);
      }
    }),
  );
});

test('no posting is outside its leave year or the employment', () => {
  fc.assert(
    fc.property(anyLeave, (facts) => {
      const ofYear = leaveYearAt(facts, '2026-06-01');
      for (const { date } of postings(ofYear, facts)) {
        expect(ofYear.startDate <= date && date <= ofYear.endDate).toBe(true);
        expect(date >= (facts.employment.employmentStart ?? date)).toBe(true);
        expect(date <= (facts.employment.employmentEnd ?? date)).toBe(true);
      }
    }),
  );
});

test('the parts of a leave year are adjacent', () => {
  const starts = (every: 'MONTH' | 'HALF_MONTH' | 'TWO_WEEKS', at: 'START' | 'END') =>
    accrualPeriods({ every, at, anchor: '2026-01-02' }, year).map(({ startDate }) => startDate);
  expect(starts('MONTH', 'START').slice(0, 3)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  expect(starts('HALF_MONTH', 'END').slice(0, 3)).toEqual(['2026-01-01', '2026-01-16', '2026-02-01']);
  expect(starts('TWO_WEEKS', 'END').slice(0, 3)).toEqual(['2026-01-01', '2026-01-03', '2026-01-17']);
  expect(starts('TWO_WEEKS', 'START').slice(0, 3)).toEqual(['2026-01-02', '2026-01-16', '2026-01-30']);
});

test.each([
  [625, { to: 50, mode: 'NEAREST' }, 650],
  [624, { to: 50, mode: 'NEAREST' }, 600],
  [2461.29, { to: 50, mode: 'UP' }, 2500],
  [2450, { to: 50, mode: 'UP' }, 2450],
  [2499, { to: 50, mode: 'DOWN' }, 2450],
  [1250, { to: 100, mode: 'UP_FROM_HALF' }, 1300],
  [933.33, { to: 100, mode: 'UP_FROM_HALF' }, 933],
  [1200, { to: 100, mode: 'UP_FROM_HALF' }, 1200],
  [208.33, null, 208],
] as const)('%d rounded by %j is %d', (exact, rounding, amount) => {
  expect(roundTotal(exact, rounding)).toBe(amount);
});

test('fractions that add up to a half are a half', () => {
  const third = 2500 / 12;
  expect(roundInterim(third + third + third)).toBe(625);
  expect(roundInterim(0.1 + 0.2 + 0.2)).toBe(1);
  expect(roundTotal((100 / 3) * 3, { to: 100, mode: 'UP' })).toBe(100);
  expect(roundTotal(0, { to: 100, mode: 'UP' })).toBe(0);
});

test('a running total shows its factors and rounding', () => {
  const rate = (full: number, share = 1, week?: { worked: number; full: number }) => ({
    from: '2026-01-01',
    full,
    share,
    week,
    isGranting: true,
    perYear: full * share,
    because: message('leave.earning.notGranted'),
  });
  const text = (reached: number, ...parts: EarnedPart[]) => {
    const exact = parts.reduce((sum, each) => sum + (each.rate.perYear * each.periods) / each.number, 0);
    const formula = formulaOf(parts, { exact, reached, unit: 'DAY' });
    return formula && english(formula);
  };
  const halfYear = { rate: rate(3000), periods: 6, number: 12 };
  expect(text(3000, { ...halfYear, periods: 12 })).toBeUndefined();
  expect(text(3000, halfYear, halfYear)).toBeUndefined();
  expect(text(2300, { ...halfYear, periods: 9 })).toBe('30 × 9/12 = 22.5, rounded up to 23');
  expect(text(2200, { ...halfYear, periods: 9 })).toBe('30 × 9/12 = 22.5, rounded down to 22');
  const partTime = rate(3000, 0.8, { worked: 400, full: 500 });
  expect(text(2400, { rate: partTime, periods: 12, number: 12 })).toBe('30 × 4/5 days a week = 24');
  expect(text(1200, { rate: partTime, periods: 6, number: 12 })).toBe('30 × 4/5 days a week × 6/12 = 12');
  expect(text(2700, halfYear, { rate: partTime, periods: 6, number: 12 })).toBe('30 × 6/12 + 24 × 6/12 = 27');
  expect(text(2550, { rate: rate(2525), periods: 12, number: 12 })).toBe('25.25, rounded up to 25.5');
});

test('each plan earns by its own leave year until its end is known', () => {
  const april = plan(rules(24), { id: 'april', yearStart: '04-01' });
  const ann = person(april, { terms: [{ from: '2027-01-01', plan: plan(rules(24)) }] });
  expect(plansOverTime(ann).map(({ plan: { id }, startDate }) => [id, startDate])).toEqual([
    ['april', '1900-01-01'],
    ['plan', '2027-01-01'],
  ]);
  const [earning] = earningsIn(leaveYearAt(ann, '2026-06-01'), ann);
  expect(earning).toMatchObject({
    days: { startDate: '2026-04-01', endDate: '2026-12-31' },
    planYear: { startDate: '2026-04-01', endDate: '2027-03-31' },
    periodCount: 12,
    endKnownOn: '2026-12-31',
  });
});

test('amounts are hundredths of a day, or minutes', () => {
  expect([amountOf(12.5, 'DAY'), amountOf(7.75, 'HOUR'), amountOf(10 / 60, 'HOUR')]).toEqual([1250, 465, 10]);
  expect([numberOf(1250, 'DAY'), numberOf(465, 'HOUR')]).toEqual([12.5, 7.75]);
  expect(amountText(-300, 'DAY')).toBe('−3');
  expect([amountText(1250, 'DAY'), amountText(185, 'HOUR'), amountText(-65, 'HOUR')]).toEqual([
    '12.5',
    '3:05',
    '−1:05',
  ]);
});

describe('plans', () => {
  test('begin their leave years on a fixed day or on the anniversary', () => {
    const joined = '2024-02-29';
    expect(yearStartOf({ yearStart: '04-01' }, joined)).toBe('04-01');
    expect(yearStartOf({ yearStart: null }, joined)).toBe('02-28');
    expect(yearStartOf({ yearStart: null }, '2024-03-10')).toBe('03-10');
    expect(yearStartOf({ yearStart: null })).toBe('01-01');
    expect(anniversaryOn('2026-01-01', { employmentStart: '2024-03-10' })).toBe('2024-03-10');
  });

  test('apply their first policy to the whole leave year it begins in, later ones from their date', () => {
    const dated = plan({ '2026-05-15': rules(24), '2026-09-15': rules(30), '2027-06-01': null });
    const ann = person(dated);
    expect(versionsOf(dated, ann).map(({ from }) => from)).toEqual([
      '2026-01-01',
      '2026-09-15',
      '2027-06-01',
    ]);
    expect(versionOn(versionsOf(dated, ann), '2026-09-14')?.from).toBe('2026-01-01');
    expect(rulesOn(ann, '2025-12-31')).toBeUndefined();
    expect(rulesOn(ann, '2026-01-01')?.grants[0]?.steps[0]?.perYear).toBe(2400);
    expect(rulesOn(ann, '2027-06-01')).toBeUndefined();
    expect(yearlyRate(ann, '2026-09-15')).toBe(3000);
    expect(yearlyRate(ann, '2027-06-01')).toBe(0);
    expect(rulesOn({ ...ann, type: { ...ann.type, code: 'UNPAID' } }, '2026-06-01')).toBeUndefined();
  });

  test('the effective rules have no gaps, and match those of each day', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const stretches = rulesOverTime(facts);
        expect(stretches[0]?.startDate).toBe('1900-01-01');
        expect(stretches.at(-1)?.endDate).toBe('2199-12-31');
        for (const { startDate, endDate, rules: effective } of stretches) {
          for (const day of [startDate, endDate]) expect(rulesOn(facts, day)).toEqual(effective);
        }
      }),
    );
  });

  test('use the first day of an employment that begins within the leave year', () => {
    const ann = person(plan(rules(24)), { joined: '2026-07-15' });
    expect(fromFirstDay('2026-02-01', ann)).toBe('2026-07-15');
    expect(fromFirstDay('2026-08-01', ann)).toBe('2026-08-01');
    expect(fromFirstDay('2025-12-31', ann)).toBe('2025-12-31');
    expect(fromFirstDay('2025-12-31', person(plan(rules(24))))).toBe('2025-12-31');
  });

  test('grants have names or positions; without grants or without a limit leave is only counted', () => {
    const two = rules(0, { grants: [grant(20), grant(5, { name: 'Extra' })] });
    expect([...grantsByKey(two).keys()]).toEqual([unnamedGrant, 'Extra']);
    expect(grantOf(two, 'Extra')).toEqual(two.grants[1]);
    expect(grantOf(two, unnamedGrant)).toEqual(two.grants[0]);
    expect([
      isUnlimited(two),
      isUnlimited(rules(0, { grants: [] })),
      isUnlimited({ ...two, overdraft: null }),
    ]).toEqual([false, true, true]);
    const own = plan(two);
    const versions = versionsOf(own, person(own));
    const facts = person(plan(two), { terms: [{ from: '2026-03-01', schedule: mondayToFriday }] });
    expect(ratesOver(year, 'Extra', { plan: own, versions, facts })).toMatchObject([
      { from: '2026-01-01', perYear: 500, because: '5 a year' },
    ]);
    expect(ratesOver(year, 'Other', { plan: own, versions, facts })).toMatchObject([{ perYear: 0 }]);
  });
});
