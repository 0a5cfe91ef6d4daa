import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comingPeriods } from './away-periods.ts';
import { awaySections } from './away-sections.ts';

const today = '2026-11-25';

function away(id: string, startDate: string, endDate = startDate): VisibleAbsence {
  return { user: { id, name: id }, startDate, startHalf: 'AM', endDate, endHalf: 'PM', type: 'AWAY' };
}

const many = (first: string, count: number, date: string) =>
  Array.from({ length: count }, (_, index) => away(`${first}${index}`, date));

const sectionsOf = (absences: VisibleAbsence[], on = today, unknown = 0) => {
  const total = new Set(absences.map(({ user }) => user.id)).size + unknown;
  return awaySections({ rows: absences, total }, 'me', comingPeriods(on, 1), 6);
};

const inWords = (absences: VisibleAbsence[]) => {
  const { sections, more } = sectionsOf(absences);
  return [...sections.map((section) => section.absences.map(({ user }) => user.id).join(' ')), `+${more}`];
};

test('each person is listed once, in their first section; the viewer is left out', () => {
  const absences = [
    away('ann', today, '2026-12-04'),
    away('me', today),
    away('bea', '2026-11-27'),
    away('bea', '2026-11-30'),
  ];
  expect(inWords(absences)).toEqual(['ann', 'bea', '', '+0']);
  const { sections } = sectionsOf(absences);
  expect(sections.map(({ hasNamedBefore }) => hasNamedBefore)).toEqual([false, true, true]);
});

test('on Sunday the rest of the week has no one', () => {
  const absences = [away('ann', '2026-11-27', '2026-12-04'), away('bea', '2026-11-30')];
  const { sections } = sectionsOf(absences, '2026-11-29');
  expect(sections.map((section) => section.absences.map(({ user }) => user.id))).toEqual([
    ['ann'],
    [],
    ['bea'],
  ]);
  expect(sections.map(({ hasNamedBefore }) => hasNamedBefore)).toEqual([false, false, true]);
});

test.each([
  [9, 0, 0, [6, 0, 0, 3]],
  [9, 9, 9, [2, 2, 2, 21]],
  [1, 9, 9, [1, 3, 2, 13]],
  [5, 0, 1, [5, 0, 1, 0]],
  [0, 0, 9, [0, 0, 6, 3]],
])('%i, %i and %i people: rows and remainders are %j', (now, week, next, expected) => {
  const absences = [
    ...many('a', now, today),
    ...many('b', week, '2026-11-26'),
    ...many('c', next, '2026-12-01'),
  ];
  const { sections, more } = sectionsOf(absences);
  expect([...sections.map((section) => section.absences.length), more]).toEqual(expected);
});

test('never more rows than allowed, and no one is forgotten', () => {
  const counts = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12));
  fc.assert(
    fc.property(counts, ([now, week, next]) => {
      const absences = [
        ...many('a', now, today),
        ...many('b', week, '2026-11-26'),
        ...many('c', next, '2026-12-01'),
      ];
      const { sections, more } = sectionsOf(absences);
      const shown = sections.reduce((sum, section) => sum + section.absences.length, 0);
      expect(shown).toBe(Math.min(6, now + week + next));
      expect(shown + more).toBe(now + week + next);
    }),
  );
});

test('people without a visible absence count as more', () => {
  const absences = [away('me', today), ...many('a', 8, today)];
  expect(sectionsOf(absences)).toMatchObject({ more: 2, isCut: false });
  expect(sectionsOf(absences, today, 30)).toMatchObject({ more: 32, isCut: true });
});
