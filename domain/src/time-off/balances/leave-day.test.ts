import { expect, test } from 'vitest';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { accountAnswer } from './account-answer.ts';
import { leaveDay } from './account-schema.ts';
import { firstLeaveDay, isLeaveDay, lastLeaveDay, leaveDayFault } from './leave-day.ts';

const carried = rules(24, { grants: [grant(24, { carryLimit: null, carryMonths: 3 })] });

test.each(['01-01', '04-01', '12-31', null])(
  'on the last day the account is as in any other year, with leave years from %s',
  (yearStart) => {
    const facts = person(plan({ '1900-01-01': carried }, { yearStart }), { joined: '2020-10-10' });
    const [usual, last] = ['2077-12-31', lastLeaveDay].map((day) => accountAnswer(facts, day));
    const numbersOf = ({ leaveYear: _year, nextExpiry, forecast, ...numbers }: typeof usual & {}) => ({
      ...numbers,
      lapses: nextExpiry?.amount,
      forecast: forecast.map(({ bookable }) => bookable),
    });
    expect(last && numbersOf(last)).toEqual(usual && numbersOf(usual));
    const first = accountAnswer(facts, firstLeaveDay);
    expect(first.leaveYear.startDate >= '1900-01-01').toBe(true);
  },
);

test.each([
  ['1900-12-31', false],
  [firstLeaveDay, true],
  [lastLeaveDay, true],
  ['2198-01-01', false],
])('of %s an account can be read: %s', (date, isRead) => {
  expect(isLeaveDay(date)).toBe(isRead);
  expect(leaveDay('On').safeParse(date).success).toBe(isRead);
});

test('the fault names the field and both ends', () => {
  expect(leaveDayFault('On')).toBe('On must be a date between 1901 and 2197');
});
