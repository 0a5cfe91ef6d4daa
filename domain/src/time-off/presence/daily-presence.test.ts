import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, includes } from '../../calendar/period.ts';
import { isEmployedOn } from '../../people/accounts/employment.ts';
import { dailyPresence } from './daily-presence.ts';

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-12-10', days));
const period = fc.tuple(day, fc.integer({ min: 0, max: 20 })).map(([startDate, days]) => ({
  startDate,
  endDate: addDays(startDate, days),
}));
const id = fc.constantFrom('ann', 'bea', 'cem', 'dee', 'eve');
const person = fc
  .tuple(id, period, fc.boolean(), fc.boolean())
  .map(([personId, { startDate, endDate }, hasBegin, hasEnd]) => ({
    id: personId,
    ...(hasBegin && { employmentStart: startDate }),
    ...(hasEnd && { employmentEnd: endDate }),
  }));
const people = fc.uniqueArray(person, { selector: (each) => each.id });
const absences = fc.array(
  fc.tuple(id, period).map(([requesterId, days]) => ({ requesterId, ...days })),
  { maxLength: 12 },
);

test('counts the same as a person-by-person check on each business day', () => {
  fc.assert(
    fc.property(period, people, absences, (asked, everyone, all) => {
      const expected = daysOf(asked)
        .filter((date) => !isWeekend(date))
        .map((date) => {
          const employed = everyone.filter((each) => isEmployedOn(date, each));
          const isAway = (each: { id: string }) =>
            all.some((absence) => absence.requesterId === each.id && includes(absence, date));
          return { date, people: employed.length, away: employed.filter(isAway).length };
        });
      expect(dailyPresence(asked, { people: everyone, absences: all })).toEqual(expected);
    }),
  );
});
