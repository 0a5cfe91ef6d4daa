import { expect, test } from 'vitest';
import type { HalfDaySpan } from '../../work-time/half-day.ts';
import { withoutSeams } from './seams.ts';

interface PersonAway extends HalfDaySpan {
  person: string;
  type: string | undefined;
}

const away = (person: string, startDate: string, endDate: string, type?: string): PersonAway => {
  return { person, startDate, endDate, startHalf: 'AM', endHalf: 'PM', type };
};
const hiddenAs = ({ person, type }: PersonAway) => (type === undefined ? person : undefined);

test('adjacent hidden absences of one person become one', () => {
  const absences = [
    away('Ann', '2026-08-08', '2026-08-14'),
    away('Bea', '2026-08-05', '2026-08-07'),
    away('Ann', '2026-08-03', '2026-08-04'),
    away('Ann', '2026-08-05', '2026-08-07'),
  ];
  expect(withoutSeams(absences, hiddenAs)).toEqual([
    away('Ann', '2026-08-03', '2026-08-14'),
    away('Bea', '2026-08-05', '2026-08-07'),
  ]);
});

test('halves that meet within a day are joined; one inside another leaves the longer unchanged', () => {
  const morning = { ...away('Ann', '2026-08-03', '2026-08-05'), endHalf: 'AM' as const };
  const afternoon = { ...away('Ann', '2026-08-05', '2026-08-06'), startHalf: 'PM' as const };
  const inside = away('Ann', '2026-08-04', '2026-08-04');
  expect(withoutSeams([morning, afternoon, inside], hiddenAs)).toEqual([
    away('Ann', '2026-08-03', '2026-08-06'),
  ]);
});

test('visible absences stay separate, and so do those with a gap', () => {
  const absences = [
    away('Ann', '2026-08-03', '2026-08-03', 'TRAINING'),
    away('Ann', '2026-08-04', '2026-08-04', 'TRAINING'),
    away('Ann', '2026-08-05', '2026-08-05'),
    away('Ann', '2026-08-07', '2026-08-07'),
  ];
  expect(withoutSeams(absences, hiddenAs)).toEqual(absences);
});
