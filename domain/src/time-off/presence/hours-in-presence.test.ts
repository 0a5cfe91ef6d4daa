import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { isMoreThan, roundedTo } from '../../fraction.ts';
import { englishTexts } from '../../testing/english.ts';
import { holidays, nowhere } from '../../testing/leave-worlds.ts';
import { dayOfWork, minutesOf, standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type Half, type HalfDaySpan, halfDays, halvesOn } from '../../work-time/half-day.ts';
import { isOfMinutes, minutesTaken, withOccupiedHalves } from '../../work-time/hours-of-day.ts';
import { absencesInSlots, type PersonalAbsence } from './absences-in-slots.ts';
import { capacityImpact, teamCapacity } from './capacity.ts';
import { coverage } from './coverage.ts';
import { dailyPresence, exactPresence } from './daily-presence.ts';

const monday = { startDate: '2026-08-03', endDate: '2026-08-03' };
const people = ['ann', 'bea', 'cem'].map((id) => ({ id }));
const hours = (requesterId: string, minutes: number, half?: Half): PersonalAbsence => ({
  requesterId,
  ...monday,
  minutes,
  ...(half && { startHalf: half, endHalf: half }),
});

test('two of three people away for an hour are half a person, with the third one and a half', () => {
  const absences = [hours('ann', 60), hours('bea', 60)];
  const presence = { people, absences };
  expect(capacityImpact(monday, 'cem', presence).impactedDates).toEqual([
    {
      date: '2026-08-03',
      onVacation: 1,
      totalTeamMembers: 3,
      percentageImpact: 50,
      exceedsThreshold: false,
    },
  ]);
  expect(roundedTo(2, exactPresence(monday, presence)[0]?.absent ?? { part: 0n, of: 1n })).toBe(0.5);
  expect(coverage(monday, presence).days).toEqual([{ date: '2026-08-03', people: 3, away: 0 }]);
});

test.each([
  ['less than half a day', [hours('ann', 239)], 0, 33.2],
  ['half a day', [hours('ann', 240)], 1, 33.3],
  ['half a day in two parts', [hours('ann', 120, 'AM'), hours('ann', 120, 'PM')], 1, 16.7],
  ['an afternoon and an hour', [hours('ann', 300, 'PM')], 1, 33.3],
  ['more than the day', [hours('ann', 900)], 1, 33.3],
  ['an hour of a day already taken', [{ requesterId: 'ann', ...monday }, hours('ann', 60)], 1, 33.3],
  ['the same hours twice', [hours('ann', 200), hours('ann', 200)], 1, 33.3],
] as const)('%s', (_what, absences, away, percent) => {
  // The requester 'dee' is not in the department, so adds nothing.
  const impact = capacityImpact(monday, 'dee', { people, absences });
  expect(impact.impactedDates).toMatchObject([{ onVacation: away, percentageImpact: percent }]);
});

test('a day counts by its half with the larger share away', () => {
  const absences = [hours('ann', 60, 'AM'), hours('bea', 120, 'PM'), hours('cem', 120, 'PM')];
  expect(capacityImpact(monday, 'dee', { people, absences }).impactedDates).toMatchObject([
    { onVacation: 0, percentageImpact: 33.3 },
  ]);
});

test('each half has its own shares; outsiders have none', () => {
  const present = new Map([['ann', { days: [monday], work: standardWork }]]);
  const slots = { first: () => 0, last: () => 1 };
  const ofHalves = { ...slots, first: ({ startHalf }: HalfDaySpan) => (startHalf === 'PM' ? 1 : 0) };
  const worked = new Map([[standardWork, [true, true]]]);
  const absences = [hours('ann', 300, 'PM'), hours('a stranger', 60)];
  const awayIn = absencesInSlots(absences, present, worked, ofHalves);
  expect([awayIn(0), awayIn(1)]).toEqual([
    { away: 1, absent: { part: 1n, of: 4n } },
    { away: 1, absent: { part: 1n, of: 1n } },
  ]);
});

test('limits apply to exact shares', () => {
  const short = [hours('ann', 239), hours('bea', 240)];
  const under = teamCapacity(monday, 'bea', { people, absences: short }, englishTexts);
  expect(under.recommendations).toEqual([
    'More than half of the department would be away on Mon 3 Aug 2026: agree on cover first.',
  ]);
  expect(under.overallImpact).toMatchObject({ maxPercentageImpact: 66.5, exceedsCapacityLimit: false });
  const over = teamCapacity(
    monday,
    'cem',
    { people, absences: [hours('ann', 1), hours('bea', 240)] },
    englishTexts,
  );
  expect(over.overallImpact).toMatchObject({ maxPercentageImpact: 66.8, exceedsCapacityLimit: true });
});

test('hours of a half that is a holiday, or outside the employment, do not count', () => {
  const work: WorkFacts = {
    terms: [{ ...standardWork.terms[0], place: holidays('2026-08-03/AM') }],
  };
  const morning = { people: [{ id: 'ann', work }], absences: [hours('ann', 60, 'AM')] };
  expect(exactPresence(monday, morning)).toMatchObject([{ people: 1, away: 0, absent: { part: 0n } }]);
  const left = { people: [{ id: 'ann', employmentEnd: '2026-08-02' }], absences: [hours('ann', 60)] };
  expect(exactPresence(monday, left)).toMatchObject([{ people: 0, away: 0, absent: { part: 0n } }]);
});

const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays('2026-08-03', days));
const half = fc.constantFrom<Half>('AM', 'PM');
const anyAbsence: fc.Arbitrary<PersonalAbsence> = fc
  .record({
    requesterId: fc.constantFrom('ann', 'bea', 'cem'),
    startDate: day,
    days: fc.integer({ min: 0, max: 3 }),
    minutes: fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
    named: half,
  })
  .map(({ days, minutes, named, ...rest }) => ({
    ...rest,
    endDate: minutes === undefined ? addDays(rest.startDate, days) : rest.startDate,
    ...(minutes !== undefined && { minutes, startHalf: named, endHalf: named }),
  }));
const anyWork: fc.Arbitrary<WorkFacts> = fc
  .tuple(fc.constantFrom(0, 180, 240), fc.constantFrom(0, 240, 300))
  .map(([morning, afternoon]) => ({
    terms: [
      {
        from: '1900-01-01',
        schedule: { minutes: Array(7).fill([morning, afternoon]).flat() },
        place: nowhere,
      },
    ],
  }));

test('the shares match a minute-by-minute count per person', () => {
  const period = { startDate: '2026-08-03', endDate: '2026-08-09' };
  fc.assert(
    fc.property(fc.array(anyAbsence, { maxLength: 8 }), fc.tuple(anyWork, anyWork, anyWork), (all, works) => {
      const everyone = people.map((person, index) => ({ ...person, work: works[index] ?? standardWork }));
      const absences = all.map((absence) => {
        const person = everyone.find(({ id }) => id === absence.requesterId);
        return withOccupiedHalves(absence, person?.work ?? standardWork);
      });
      for (const { date, people: count, away, absent } of exactPresence(period, {
        people: everyone,
        absences,
      })) {
        const shares = halfDays.map((each) => {
          let sum = 0;
          let working = 0;
          for (const { id, work } of everyone) {
            const minutes = minutesOf(each, dayOfWork(work, date).worked);
            if (minutes === 0) continue;
            working += 1;
            sum +=
              minutesAway(
                each,
                date,
                absences.filter(({ requesterId }) => requesterId === id),
                work,
              ) / minutes;
          }
          return { sum, working };
        });
        const matching = shares.filter(({ working }) => working === count);
        expect(matching.some(({ sum }) => Math.abs(sum - roundedTo(9, absent)) < 1e-6)).toBe(true);
        expect(away).toBeLessThanOrEqual(count);
        expect(isMoreThan(absent, { part: BigInt(count), of: 1n })).toBe(false);
      }
      expect(dailyPresence(period, { people: everyone, absences })).toHaveLength(
        exactPresence(period, { people: everyone, absences }).length,
      );
    }),
  );
});

function minutesAway(
  each: Half,
  date: string,
  absences: readonly PersonalAbsence[],
  work: WorkFacts,
): number {
  const worked = dayOfWork(work, date);
  const minutes = minutesOf(each, worked.worked);
  const taken = absences.map((absence) => {
    if (isOfMinutes(absence)) {
      return absence.startDate === date ? minutesOf(each, minutesTaken(absence, worked)) : 0;
    }
    return halvesOn(date, absence).includes(each) ? minutes : 0;
  });
  return Math.min(
    minutes,
    taken.reduce((sum, one) => sum + one, 0),
  );
}
