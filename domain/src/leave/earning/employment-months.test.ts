import { expect, test } from 'vitest';
import { daysOf } from '../../calendar/period.ts';
import { person, plan, rules, week } from '../../testing/leave-worlds.ts';
import { NaiveDays } from '../../testing/naive-days.ts';
import { fraction } from '../../testing/naive-fraction.ts';
import * as naive from '../../testing/naive-minimum.ts';
import {
  fullMonthsFrom,
  lastOfMonths,
  monthsFrom,
  monthsIn,
  sharesOfMonths,
} from '../../testing/naive-months.ts';
import { endOfMonths, fullMonthsOf, monthsOf } from './employment-months.ts';
import { endsWhileWaiting, minimumOn } from './minimum.ts';
import { scaleOn } from './rates.ts';

test.each([
  ['2027-01-01', 1, '2027-01-31'],
  ['2027-01-01', 0, '2026-12-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-29', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-30'],
  ['2027-08-16', 4, '2027-12-15'],
  ['2027-07-01', 6, '2027-12-31'],
])('from %s, %i months end on %s', (first, months, last) => {
  expect(endOfMonths(first, months)).toBe(last);
  expect(lastOfMonths(first, months)).toBe(last);
});

test('months are counted from the first day', () => {
  const period = { startDate: '2027-01-31', endDate: '2027-04-14' };
  const days = daysOf(period);
  const full = [
    ['2027-01-31', '2027-02-28'],
    ['2027-03-01', '2027-03-30'],
  ];
  expect(fullMonthsOf(period).map(({ startDate, endDate }) => [startDate, endDate])).toEqual(full);
  expect(fullMonthsFrom(days).map((month) => [month[0], month.at(-1)])).toEqual(full);
  expect(monthsFrom(days).at(-1)?.[0]).toBe('2027-03-31');
  // 31 March to 14 April of a month to 30 April.
  expect(monthsOf(period)).toBe(2 + 15 / 31);
  expect(monthsIn(days)).toEqual(fraction(77, 31));
  expect(sharesOfMonths(days).at(-1)).toEqual({ day: '2027-04-14', share: fraction(1, 31) });
});

const year = { startDate: '2027-01-01', endDate: '2027-12-31' };
const minimum = { perYear: 2000, waitingMonths: 6 };
const german = plan({ '2020-01-01': rules(30, { minimum, fullWeek: 500 }) });

test('the minimum is that of the schedule, after the waiting time', () => {
  const joiner = person(german, { joined: '2027-06-01', schedule: week('MTWt') });
  expect(minimumOn('2027-06-01', year, joiner)?.exact).toBe(1600);
  expect(naive.minimumOn('2027-06-01', year, 0, new NaiveDays(joiner))).toEqual(fraction(1600));
  expect(minimumOn('2027-07-01', year, person(german, { joined: '2027-07-01' }))).toBeUndefined();
  const { policies } = german;
  const [of] = policies;
  expect(of?.rules && scaleOn('2027-06-01', of.rules, joiner).share).toBe(0.8);
});

test.each([
  ['2027-07-14', true],
  ['2027-07-15', false],
])('an employment from 15 January to %s ends while waiting: %s', (left, ends) => {
  const facts = person(german, { joined: '2027-01-15', left });
  expect(endsWhileWaiting(minimum, facts.employment)).toBe(ends);
  expect(naive.endsWhileWaiting(minimum, 0, new NaiveDays(facts))).toBe(ends);
});
