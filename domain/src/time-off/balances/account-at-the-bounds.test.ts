import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { firstBoundedDay, lastBoundedDay } from '../../calendar/day-bounds.ts';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { accountAnswer } from './answers/account-answer.ts';

const carried = rules(24, { grants: [grant(24, { carryLimit: null, carryMonths: 3 })] });

const latest = lastBoundedDay('2199-12-31');

test.each(['01-01', '04-01', '12-31', null])(
  "the last day's account is like any other, with leave years from %s",
  (yearStart) => {
    const facts = person(plan({ '1900-01-01': carried }, { yearStart }), { joined: '2020-10-10' });
    const [usual, last] = ['2077-12-31', latest].map((day) => accountAnswer(facts, day));
    const numbersOf = ({
      leaveYear: _year,
      earlierYear: _earlier,
      laterYear: _later,
      nextExpiry,
      expiring,
      forecast,
      ...numbers
    }: typeof usual & {}) => ({
      ...numbers,
      lapses: nextExpiry?.amount,
      expiring: expiring.map(({ amount }) => amount),
      forecast: forecast.map(({ bookable }) => bookable),
    });
    expect(last && numbersOf(last)).toEqual(usual && numbersOf(usual));
    expect(last?.earlierYear?.endDate).toBe(last && addDays(last.leaveYear.startDate, -1));
    expect(last?.laterYear?.startDate).toBe(last && addDays(last.leaveYear.endDate, 1));
    const first = accountAnswer(facts, firstBoundedDay);
    expect(first.leaveYear.startDate >= '1949-01-01').toBe(true);
  },
);
