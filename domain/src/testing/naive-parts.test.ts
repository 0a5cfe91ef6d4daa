import { expect, test } from 'vitest';
import { approved, england, grant, holidays, person, plan, rules, week } from './leave-worlds.ts';
import { holidayTakenOn, isAskedFor, takeableOn, takenOn } from './naive-charges.ts';
import { NaiveDays } from './naive-days.ts';
import { fraction, nothing, plus, roundedBy, times, toWhole } from './naive-fraction.ts';
import { postingsOf } from './naive-grants.ts';
import { monthsAfter } from './naive-keeping.ts';
import { planYearOn, within } from './naive-periods.ts';

test('fractions are exact', () => {
  const third = fraction(100, 3);
  expect(plus(plus(third, third), third)).toEqual(fraction(100));
  expect(times(fraction(3, 4), fraction(2, 9))).toEqual({ top: 1n, bottom: 6n });
  expect([nothing, fraction(1, 2), fraction(49, 100), fraction(-1, 2)].map(toWhole)).toEqual([0, 1, 0, 0]);
});

test.each([
  [fraction(625), { to: 50, mode: 'NEAREST' }, 650],
  [fraction(624), { to: 50, mode: 'NEAREST' }, 600],
  [fraction(2450), { to: 50, mode: 'UP' }, 2450],
  [fraction(24_501, 10), { to: 50, mode: 'UP' }, 2500],
  [fraction(2499), { to: 50, mode: 'DOWN' }, 2450],
  [fraction(1250), { to: 100, mode: 'UP_FROM_HALF' }, 1300],
  [fraction(2800, 3), { to: 100, mode: 'UP_FROM_HALF' }, 933],
  [fraction(625, 3), null, 208],
] as const)('a total is rounded by the policy: case %#', (exact, rounding, amount) => {
  expect(roundedBy(rounding, exact)).toBe(amount);
});

test('a half is charged if it is worked and no holiday, within the employment', () => {
  const place = holidays('2026-12-24/PM 2026-12-25');
  const days = new NaiveDays(person(plan(rules(24)), { place, left: '2026-12-28', joined: '2026-12-23' }));
  const request = approved('2026-12-22', '2026-12-29/AM');
  const taken = ['22', '23', '24', '25', '26', '28', '29'].map((day) =>
    takenOn(`2026-12-${day}`, request, days),
  );
  expect(taken).toEqual([0, 100, 50, 0, 0, 100, 0]);
});

test('a holiday is charged on working days if the policy has such charges', () => {
  const charging = plan(rules(28, { chargesHolidays: true }));
  const part = new NaiveDays(person(charging, { place: england, schedule: week('TWtF') }));
  const charged = ['2026-01-01', '2026-01-02', '2026-04-03', '2026-04-06'];
  expect(charged.map((date) => holidayTakenOn(date, part))).toEqual([100, 0, 100, 0]);
  const free = new NaiveDays(person(plan(rules(28)), { place: england }));
  expect(holidayTakenOn('2026-01-01', free)).toBe(0);
});

test('a plan year has twelve months, each earning by its employed days', () => {
  const days = new NaiveDays(
    person(plan(rules(24, { proration: 'DAYS' }), { yearStart: '04-01' }), { joined: '2026-05-15' }),
  );
  const of = {
    employment: 0,
    staysEmployed: true,
    stretch: { startDate: '2026-04-01', endDate: '2027-03-31' },
  };
  const planYear = planYearOn('2026-07-01', days, of);
  expect(planYear).toMatchObject({ number: 12, year: { startDate: '2026-04-01', endDate: '2027-03-31' } });
  expect(planYear?.periods).toHaveLength(11);
  expect(planYear?.periods[0]).toMatchObject({ share: fraction(17, 31), postedOn: '2026-05-15' });
  expect(planYearOn('2027-07-01', new NaiveDays(person(plan({}))), of)).toBeUndefined();
  expect(
    ['2026-01-01', '2026-06-01', '2027-01-01'].map((date) => within('2026-05-01', '2026-07-01', date)),
  ).toEqual(['2026-05-01', '2026-06-01', '2026-07-01']);
});

test('the posting of a day is the difference of two running totals', () => {
  const two = rules(0, { grants: [grant(24), grant(6, { name: 'Extra' })] });
  const days = new NaiveDays(
    person(plan({ '2026-01-01': two, '2026-07-01': { ...two, grants: [grant(30)] } })),
  );
  const all = { employment: 0, isReduction: false };
  expect(postingsOf({ startDate: '2026-01-01', endDate: '2026-12-31' }, days)).toEqual([
    { date: '2026-01-01', amount: 2400, grant: null, ...all },
    { date: '2026-01-01', amount: 600, grant: 'Extra', ...all },
    { date: '2026-07-01', amount: 300, grant: null, ...all },
    { date: '2026-07-01', amount: -300, grant: 'Extra', ...all },
  ]);
});

test('a half is requested from the first one to the last', () => {
  const request = approved('2026-08-03/PM', '2026-08-04');
  const asked = ['2026-08-03', '2026-08-04', '2026-08-05'].map((date) => [
    isAskedFor('AM', date, request),
    isAskedFor('PM', date, request),
  ]);
  expect(asked).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
});

test('half a day can be taken of a half that is worked and no holiday', () => {
  const days = new NaiveDays(person(plan(rules(24)), { place: holidays('2026-12-24/PM') }));
  expect([takeableOn('AM', '2026-12-24', days), takeableOn('PM', '2026-12-24', days)]).toEqual([50, 0]);
  expect(takeableOn('AM', '2026-12-26', days)).toBe(0);
});

test('fifteen months after a calendar year end with March', () => {
  const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect([0, 3, 15].map((months) => monthsAfter(year, months))).toEqual([
    '2026-12-31',
    '2027-03-31',
    '2028-03-31',
  ]);
});
