import { expect, test } from 'vitest';
import { earliestDate } from '../../calendar/calendar-date.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { placeWith } from '../../work-time/place.ts';
import { missedTeammates } from './missed-teammates.ts';

function working(days: readonly number[], holidays: string[] = []): WorkFacts {
  const minutes = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => (days.includes(day) ? [240, 240] : [0, 0]));
  const place = placeWith(holidays.map((date) => ({ date, name: 'Holiday' })));
  return { terms: [{ from: earliestDate, schedule: { minutes }, place }] };
}

const weekdays = [1, 2, 3, 4, 5];
const friday = '2026-08-07';
const saturday = '2026-08-08';
const monday = '2026-08-10';
const away = (startDate: string, endDate = startDate) => ({ requester: { id: 'bea' }, startDate, endDate });

test.each([
  ['on a day both work', friday, friday, undefined, working(weekdays), away(friday), true],
  [
    'on their free day',
    friday,
    friday,
    undefined,
    working([1, 2, 3, 4]),
    away('2026-08-03', saturday),
    false,
  ],
  ['on their holiday', friday, friday, undefined, working(weekdays, [friday]), away(friday), false],
  ['on a Saturday that both work', saturday, saturday, working([6]), working([6]), away(saturday), true],
  ['on a Saturday that one works', friday, monday, undefined, working([6]), away(saturday), false],
  ['on another day', friday, friday, undefined, working(weekdays), away(monday), false],
  ['on a free day of the requester', friday, friday, working([1, 2]), working(weekdays), away(friday), false],
] as const)(
  'a teammate away %s is missed: %6$s',
  (_, startDate, endDate, asking, work, absence, isMissed) => {
    const missed = missedTeammates({ startDate, endDate }, asking, [absence], new Map([['bea', work]]));
    expect(missed).toEqual(isMissed ? [absence] : []);
  },
);

test('half a day of absence counts by its half', () => {
  const [terms] = working(weekdays).terms;
  const half = { ...terms, schedule: { minutes: [0, 240, 0, 240, 0, 240, 0, 240, 0, 240, 0, 0, 0, 0] } };
  const works = new Map([['bea', { terms: [half] } as const]]);
  const morning = { ...away(friday), endHalf: 'AM' as const };
  const afternoon = { ...away(friday), startHalf: 'PM' as const };
  const period = { startDate: friday, endDate: friday };
  expect(missedTeammates(period, undefined, [morning, afternoon], works)).toEqual([afternoon]);
});
