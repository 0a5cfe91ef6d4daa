import { includes } from '@almanac/domain/calendar/period';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awayAtAGlance } from './away-days.ts';

const today = '2026-11-25';

function away(id: string, startDate: string, endDate = startDate): VisibleAbsence {
  return { user: { id, name: id }, startDate, startHalf: 'AM', endDate, endHalf: 'PM', type: 'AWAY' };
}

const glance = (rows: VisibleAbsence[], on = today, total = new Set(rows.map(({ user }) => user.id)).size) =>
  awayAtAGlance({ rows, total }, 'me', { today: on, firstDay: 1 });

const inWords = (rows: VisibleAbsence[], on = today) =>
  glance(rows, on).weeks.map(({ days }) =>
    days.map(({ absences }) => absences.map(({ user }) => user.id).join('+')).join(' '),
  );

test('each weekday has who is away then, also those that are over; the viewer is left out', () => {
  const rows = [
    away('ann', '2026-11-20', '2026-11-26'),
    away('me', today, '2026-12-04'),
    away('bea', '2026-11-27'),
    away('bea', '2026-11-30', '2026-12-01'),
  ];
  expect(inWords(rows)).toEqual(['ann ann ann ann bea', 'bea bea   ']);
  expect(glance(rows).absentToday.map(({ user }) => user.id)).toEqual(['ann']);
});

test('at the weekend the week that is over still has who was away', () => {
  const rows = [away('ann', '2026-11-27', '2026-11-30')];
  expect(inWords(rows, '2026-11-28')).toEqual(['    ann', 'ann    ']);
  expect(glance(rows, '2026-11-28').absentToday).toHaveLength(1);
});

test('people whose absences were not loaded are counted', () => {
  const rows = [away('ann', today), away('me', today), away('ann', '2026-11-27')];
  expect(glance(rows, today, 65).unknown).toBe(63);
  expect(glance(rows).unknown).toBe(0);
});

test('people are listed once on a day, and only while they are away', () => {
  const date = fc.integer({ min: 16, max: 30 }).map((day) => `2026-11-${day}`);
  const absence = fc
    .tuple(fc.constantFrom('ann', 'bea', 'me'), date, date)
    .map(([id, one, other]) => (one < other ? away(id, one, other) : away(id, other, one)));
  fc.assert(
    fc.property(fc.array(absence, { maxLength: 8 }), (rows) => {
      for (const { date, absences } of glance(rows).weeks.flatMap(({ days }) => days)) {
        const ids = absences.map(({ user }) => user.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(absences.every((each) => includes(each, date))).toBe(true);
        expect(ids).not.toContain('me');
      }
    }),
  );
});

test('weeks that begin on Sunday show the same weekdays', () => {
  const { weeks } = awayAtAGlance({ rows: [], total: 0 }, 'me', { today: '2026-11-29', firstDay: 0 });
  expect(weeks.map(({ days }) => `${days[0]?.date} to ${days.at(-1)?.date}`)).toEqual([
    '2026-11-30 to 2026-12-04',
    '2026-12-07 to 2026-12-11',
  ]);
});
