import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { holidays, mondayToFriday, nowhere, week } from '../../testing/leave-worlds.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import type { WorkSchedule } from '../../work-time/work-schedule.ts';
import type { VisibleAbsence } from './schema.ts';
import { type AwayPerson, type TypedAbsence, visibleAbsences } from './visible-absences.ts';

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** An absence, with days such as '2026-11-09' or '2026-11-09/PM', and its type. */
function away(first: string, last = first, type = 'AWAY'): TypedAbsence {
  const [startDate = '', startHalf = 'AM'] = first.split('/');
  const [endDate = '', endHalf = 'PM'] = last.split('/');
  return { startDate, startHalf: startHalf as 'AM', endDate, endHalf: endHalf as 'PM', type };
}

function person(absences: TypedAbsence[], given: Partial<AwayPerson> = {}): AwayPerson {
  return { id: 'bea', name: 'Bea', isOfOwnTeam: false, absences, ...given };
}

function working(schedule: WorkSchedule, place = nowhere): { work: WorkFacts } {
  return { work: { terms: [{ from: '1900-01-01', schedule, place }] } };
}

const backOf = (absences: TypedAbsence[], given: Partial<AwayPerson> = {}) =>
  visibleAbsences(november, [person(absences, given)]).map(({ backOn }) => backOn);

test.each([
  ['the next day', ['2026-11-09', '2026-11-10'], {}, '2026-11-11'],
  ['after the weekend', ['2026-11-09', '2026-11-13'], {}, '2026-11-16'],
  ['on the Saturday that they work', ['2026-11-09', '2026-11-13'], working(week('MTWtFS')), '2026-11-14'],
  ['not on a free day', ['2026-11-09', '2026-11-10'], working(week('MTt')), '2026-11-12'],
  [
    'after a holiday',
    ['2026-11-09', '2026-11-10'],
    working(mondayToFriday, holidays('2026-11-11')),
    '2026-11-12',
  ],
  [
    'on half a holiday',
    ['2026-11-09', '2026-11-10'],
    working(mondayToFriday, holidays('2026-11-11/AM')),
    '2026-11-11',
  ],
  ['in the afternoon', ['2026-11-09', '2026-11-10/AM'], {}, '2026-11-10'],
  ['never, as they leave', ['2026-11-09', '2026-11-10'], { employmentEnd: '2026-11-10' }, undefined],
  ['never, as they do not work', ['2026-11-09', '2026-11-10'], working(week('')), undefined],
] as const)('the absent person is back %s', (_, [first, last], given, expected) => {
  expect(backOf([away(first, last)], given)).toEqual([expected]);
});

test('after back-to-back absences the return is after all of them, even beyond the period', () => {
  const absences = [
    away('2026-11-26', '2026-11-27', 'VACATION'),
    away('2026-11-30', '2026-12-02', 'SICK_LEAVE'),
  ];
  expect(backOf([...absences, away('2026-12-03', '2026-12-04', 'VACATION')])).toEqual([
    '2026-12-07',
    '2026-12-07',
  ]);
});

test('the seam between hidden types does not show', () => {
  const interrupted = [
    away('2026-11-09'),
    away('2026-11-10/AM', '2026-11-10/AM'),
    away('2026-11-10/PM', '2026-11-13'),
  ];
  const seen = visibleAbsences(november, [person(interrupted.toReversed())]);
  expect(seen).toEqual([
    { user: { id: 'bea', name: 'Bea' }, ...away('2026-11-09', '2026-11-13'), backOn: '2026-11-16' },
  ]);
});

test('a seam at the edge of the period, or outside it, does not show either', () => {
  const absences = [away('2026-10-26', '2026-10-31'), away('2026-11-01', '2026-11-30'), away('2026-12-01')];
  expect(visibleAbsences(november, [person(absences)])).toMatchObject([away('2026-10-26', '2026-12-01')]);
});

test('visible types stay separate, and so do absences with a gap', () => {
  const absences = [
    away('2026-11-09', '2026-11-09', 'VACATION'),
    away('2026-11-10', '2026-11-10', 'VACATION'),
    away('2026-11-11'),
    away('2026-11-13'),
  ];
  expect(visibleAbsences(november, [person(absences)])).toMatchObject(absences);
});

test('own teams come first, then the start, then the names', () => {
  const people = ['ann', 'bea', 'cem', 'dan'].map((id, index) =>
    person([away(id === 'bea' ? '2026-11-10' : '2026-11-11')], { id, name: id, isOfOwnTeam: index > 1 }),
  );
  expect(visibleAbsences(november, people).map(({ user }) => user.id)).toEqual(['cem', 'dan', 'bea', 'ann']);
});

test('no one is away before or after their employment, or outside the period', () => {
  const absences = [away('2026-10-30'), away('2026-11-03'), away('2026-11-20'), away('2026-12-01')];
  const employment = { employmentStart: '2026-11-10', employmentEnd: '2026-11-15' };
  expect(visibleAbsences(november, [person(absences, employment)])).toEqual([]);
  expect(visibleAbsences(november, [person(absences)])).toMatchObject([
    away('2026-11-03'),
    away('2026-11-20'),
  ]);
});

const runs = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 6 })), {
  maxLength: 8,
});

// The day of return may depend on time off after the period, which isn't shown otherwise.
const spanOf = ({ backOn: _return, ...span }: VisibleAbsence) => span;

test('however hidden time off is split into requests, the days are the same', () => {
  fc.assert(
    fc.property(runs, (cuts) => {
      const days = new Set(cuts.flatMap(([from, length]) => Array.from({ length }, (_, day) => from + day)));
      const dates = [...days].map((day) => addDays('2026-10-15', day));
      const single = dates.map((date) => away(date));
      const seen = visibleAbsences(november, [person(single)]);
      const shown = seen.flatMap((absence) => daysOf(absence));
      expect(new Set(shown).size).toBe(shown.length);
      for (const date of daysOf(november)) expect(shown.includes(date)).toBe(dates.includes(date));
      for (const { endDate } of seen) expect(dates).not.toContain(addDays(endDate, 1));
      expect(visibleAbsences(november, [person(seen)]).map(spanOf)).toEqual(seen.map(spanOf));
    }),
    {
      examples: [
        [
          [
            [53, 1],
            [45, 6],
          ],
        ],
      ],
    },
  );
});
