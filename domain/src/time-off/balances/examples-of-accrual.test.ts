import { describe, expect, test } from 'vitest';
import type { Accrual } from '../../leave/plans/policy.ts';
import { amountOf } from '../../leave/types/amount.ts';
import { english } from '../../testing/english.ts';
import {
  approved,
  balanceAt,
  bavaria,
  england,
  grant,
  linesOf,
  person,
  plan,
  rules,
} from '../../testing/leave-worlds.ts';
import { checkBooking } from './engine/booking-check.ts';
import { bookable } from './engine/cover.ts';

const monthly = (at: Accrual['at']): Accrual => ({ every: 'MONTH', at, anchor: null });
const amounts = (lines: readonly (readonly [string, string, number])[]) =>
  lines.map(([, , amount]) => amount);

describe('British: 28 days with the bank holidays, by days, up to half days', () => {
  const british = rules(28, { proration: 'DAYS', rounding: { to: 50, mode: 'UP' }, chargesHolidays: true });

  test('example 31: a year has eight of them, and leaves 20 to book', () => {
    const ann = person(plan({ '2026-01-01': british }), { place: england });
    expect(linesOf(ann, '2026-12-31', 'HOLIDAY')).toHaveLength(8);
    expect(bookable(ann, '2026-01-01')).toBe(2000);
    expect(bookable(ann, '2026-08-31')).toBe(2000);
  });

  test('a part-timer is charged those of their days, a leaver those before the last day', () => {
    const ruled = plan({ '2026-01-01': { ...british, fullWeek: 500 } });
    const part = person(ruled, {
      place: england,
      schedule: { minutes: [0, 0, 0, 0, 240, 240, 240, 240, 0, 0, 0, 0, 0, 0] },
    });
    expect(linesOf(part, '2026-12-31', 'HOLIDAY').map(([date]) => date)).toEqual(['2026-01-01']);
    const left = person(ruled, { place: england, left: '2026-05-24', joined: '2026-01-02' });
    expect(linesOf(left, '2026-12-31', 'HOLIDAY').map(([date]) => date)).toEqual([
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
    ]);
  });

  test('example 33: monthly in advance from April, a joiner in May', () => {
    const ruled = { ...british, accrual: monthly('START'), chargesHolidays: false };
    const ann = person(plan({ '2026-04-01': ruled }, { yearStart: '04-01' }), { joined: '2026-05-15' });
    expect(balanceAt(ann, '2026-05-31')).toBe(1.28);
    expect(balanceAt(ann, '2026-09-30')).toBe(10.61);
    expect(balanceAt(ann, '2027-03-30')).toBe(25);
    expect(linesOf(ann, '2027-03-30')[0]).toEqual(['2026-05-15', 'GRANT', 1.28]);
    expect(linesOf(ann, '2027-03-30').at(-1)?.[0]).toBe('2027-03-01');
  });
});

describe('French: 25 weekdays, the year from June, monthly in arrears, usable a year longer', () => {
  const french = rules(0, {
    grants: [grant(25, { carryLimit: null, carryMonths: 12 })],
    accrual: monthly('END'),
    rounding: { to: 100, mode: 'UP' },
  });
  const ann = person(plan({ '2026-06-01': french }, { yearStart: '06-01' }), {
    type: { counts: 'WEEKDAYS' },
  });

  test.each([
    ['example 34', '2026-06-30', 2.08],
    ['example 34', '2026-07-31', 4.17],
    ['example 34', '2026-08-31', 6.25],
    ['example 34', '2026-10-30', 8.33],
    ['example 34', '2026-10-31', 10.42],
    ['example 34', '2026-11-30', 12.5],
    ['example 34', '2027-05-31', 25],
    ['the day before the first', '2026-06-29', 0],
    ['the month before the last', '2027-04-30', 22.92],
    ['the next year', '2027-06-30', 27.08],
  ])('%s: on %s there are %d', (_name, date, days) => {
    expect(balanceAt(ann, date)).toBe(days);
  });

  test('what is earned in a year can be taken until the end of the next', () => {
    expect(linesOf(ann, '2028-06-01', 'LAPSED')).toEqual([['2028-05-31', 'LAPSED', -25]]);
  });
});

describe('American: hours every two weeks', () => {
  const hours = { unit: 'HOUR' } as const;
  const twoWeeks: Accrual = { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' };
  const american = (perYear: number, given = {}) =>
    rules(0, { grants: [grant(perYear, given, 'HOUR')], accrual: twoWeeks, rounding: null });

  test('example 38: as many instalments as pay days, adding up to the yearly amount', () => {
    const ann = person(plan({ '2026-01-01': american(80) }), { type: hours });
    const first = linesOf(ann, '2026-12-31', 'GRANT');
    const toTime = (number: number) => Math.round(number * 60);
    expect(first).toHaveLength(26);
    expect(amounts(first).slice(0, 3).map(toTime)).toEqual([185, 184, 185]);
    expect(first.reduce((sum, [, , each]) => sum + toTime(each), 0)).toBe(4800);
    expect([first[0]?.[0], first[25]?.[0]]).toEqual(['2026-01-02', '2026-12-18']);
    const second = linesOf(ann, '2027-12-31', 'GRANT').slice(26);
    expect(second).toHaveLength(27);
    expect(second.reduce((sum, [, , each]) => sum + toTime(each), 0)).toBe(4800);
    expect([second[0]?.[0], second[26]?.[0]]).toEqual(['2027-01-01', '2027-12-31']);
  });

  test('example 40: of 60 hours 40 are carried', () => {
    const ann = person(plan({ '2026-01-01': american(60, { carryLimit: amountOf(40, 'HOUR') }) }), {
      type: hours,
    });
    expect(linesOf(ann, '2027-01-01', 'LAPSED')).toEqual([['2026-12-31', 'LAPSED', -20]]);
  });

  test('example 41: more after five years', () => {
    const steps = [
      { afterMonths: 0, perYear: 1500 },
      { afterMonths: 60, perYear: 2000 },
    ];
    const senior = rules(0, { grants: [grant(0, { steps })] });
    const ann = person(plan({ '2026-01-01': senior }), { joined: '2021-07-01' });
    expect(linesOf(ann, '2026-12-30')).toEqual([
      ['2026-01-01', 'GRANT', 15],
      ['2026-07-01', 'GRANT', 2.5],
    ]);
    expect(linesOf(ann, '2027-01-01').at(-1)).toEqual(['2027-01-01', 'GRANT', 20]);
    expect(balanceAt(person(plan({ '2026-01-01': senior })), '2026-12-30')).toBe(15);
  });

  test.each([
    ['2026-11-09', true],
    ['2026-11-10', false],
    ['2026-11-11', false],
  ])('example 43: usable after three months, so on %s refused is %s', (date, refused) => {
    const ann = person(plan(rules(24, { usableAfterMonths: 3 })), { joined: '2026-08-10' });
    expect(checkBooking(approved(date), ann, '2026-08-10').refused).toBe(refused);
  });

  test("half months are 24, and monthly leave in arrears ends with a leaver's last day", () => {
    const halfMonths = rules(24, {
      accrual: { every: 'HALF_MONTH', at: 'END', anchor: null },
      rounding: null,
    });
    const ann = person(plan({ '2026-01-01': halfMonths }));
    const lines = linesOf(ann, '2026-12-30', 'GRANT');
    expect(lines.slice(0, 3).map(([date, , days]) => [date, days])).toEqual([
      ['2026-01-15', 1],
      ['2026-01-31', 1],
      ['2026-02-15', 1],
    ]);
    const leaver = person(plan({ '2026-01-01': halfMonths }), { left: '2026-02-10' });
    expect(linesOf(leaver, '2026-12-30', 'GRANT').at(-1)).toEqual(['2026-02-10', 'GRANT', 1]);
  });
});

describe('years and forecasts', () => {
  test.each([
    ['DAYS', 20],
    ['BEGUN', 22],
    ['FULL', 20],
    ['NONE', 24],
  ] as const)('example 48: a joiner on 29 February, by %s', (proration, days) => {
    const ann = person(plan({ '2028-01-01': rules(24, { proration }) }), { joined: '2028-02-29' });
    expect(linesOf(ann, '2028-12-30')).toEqual([['2028-02-29', 'GRANT', days]]);
    const exact = person(plan({ '2028-01-01': rules(24, { proration, rounding: null }) }), {
      joined: '2028-02-29',
    });
    expect(balanceAt(exact, '2028-12-30')).toBe(proration === 'DAYS' ? 20.07 : days);
  });

  test('example 49: the year of an anniversary', () => {
    const yearly = plan({ '2026-01-01': rules(24) }, { yearStart: null });
    expect(linesOf(person(yearly, { joined: '2026-03-10' }), '2027-03-10')).toEqual([
      ['2026-03-10', 'GRANT', 24],
      ['2027-03-09', 'LAPSED', -24],
      ['2027-03-10', 'GRANT', 24],
    ]);
    expect(linesOf(person(yearly, { joined: '2028-02-29' }), '2029-02-28')).toEqual([
      ['2028-02-29', 'GRANT', 24],
      ['2029-02-27', 'LAPSED', -24],
      ['2029-02-28', 'GRANT', 24],
    ]);
  });

  test('example 51: a better policy from the middle of the year', () => {
    const ann = person(plan({ '2026-01-01': rules(24), '2026-07-01': rules(30) }));
    expect(linesOf(ann, '2026-12-30')).toEqual([
      ['2026-01-01', 'GRANT', 24],
      ['2026-07-01', 'GRANT', 3],
    ]);
    const onOtherDays = person(
      plan({ '2026-01-01': rules(24), '2026-10-01': rules(12), '2027-01-01': rules(36) }),
    );
    expect(amounts(linesOf(onOtherDays, '2027-01-01', 'GRANT'))).toEqual([24, -3, 36]);
    const ended = person(plan({ '2026-01-01': rules(24), '2026-07-01': null }));
    expect(amounts(linesOf(ended, '2027-01-01', 'GRANT'))).toEqual([24, -12]);
  });

  test('example 54: monthly instalments add up', () => {
    const ann = person(plan({ '2026-01-01': rules(25, { accrual: monthly('START'), rounding: null }) }));
    const lines = amounts(linesOf(ann, '2026-12-30', 'GRANT'));
    expect(lines.slice(0, 3)).toEqual([2.08, 2.09, 2.08]);
    expect(lines).toHaveLength(12);
    expect(balanceAt(ann, '2026-12-30')).toBe(25);
  });

  test.each([
    ['2026-03-05', false],
    ['2026-03-06', true],
  ])('example 56: two months in arrears cover Monday 2 March to %s: refused is %s', (to, refused) => {
    const ann = person(plan({ '2026-01-01': rules(24, { accrual: monthly('END') }) }));
    const decision = checkBooking(approved('2026-03-02', to), ann, '2026-02-01');
    expect(decision.refused).toBe(refused);
    if (decision.refused) expect(english(decision.message)).toContain('You have 4 days available.');
  });

  test('a booking that takes the days of a later one is refused', () => {
    const later = approved('2026-05-04', '2026-05-13');
    const ann = person(plan({ '2026-01-01': rules(24, { accrual: monthly('END') }) }), { requests: [later] });
    expect(bookable(ann, '2026-03-02')).toBe(0);
    expect(checkBooking(approved('2026-03-02'), ann, '2026-02-01').refused).toBe(true);
    expect(bookable(person(ann.terms[0].plan, { place: bavaria, requests: [later] }), '2026-03-02')).toBe(0);
  });
});
