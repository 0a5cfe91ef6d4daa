import { expect, test } from 'vitest';
import { person, plan, rules } from '../../../../testing/leave-worlds.ts';
import type { Absence, KeepingFacts } from './keeping-facts.ts';
import { isAbsentThroughout, isWorkingDay, workedIn } from './worked-time.ts';

const facts: KeepingFacts = person(plan(rules(30)), { joined: '2026-01-01' });

function away(startDate: string, endDate = startDate, given: Partial<Absence> = {}): Absence {
  return { type: 'SICK_LEAVE', name: 'Sick', protects: null, startDate, endDate, ...given };
}

test('an employed person works from Monday to Friday', () => {
  const days = ['2025-12-31', '2027-01-08', '2027-01-09', '2027-01-11'];
  expect(days.map((date) => isWorkingDay(date, facts))).toEqual([false, true, false, true]);
});

test('what is worked in two weeks is what absences leave of ten days', () => {
  const period = { startDate: '2027-01-04', endDate: '2027-01-15' };
  const worked = (...absences: Absence[]) => workedIn(period, { ...facts, absences });
  const sick = away('2027-01-04', '2027-01-06');
  const afternoon = away('2027-01-11', '2027-01-11', { startHalf: 'PM' });
  const twoHours = away('2027-01-12', '2027-01-12', { minutes: 120 });
  expect(worked()).toBe(1000);
  expect(worked(sick)).toBe(700);
  expect(worked(sick, afternoon)).toBe(650);
  expect(worked(sick, afternoon, twoHours)).toBe(625);
});

test('a weekend counts as worked unless absences lie on both sides of it', () => {
  const calendar = person(plan(rules(30)), { joined: '2026-01-01', type: { counts: 'CALENDAR' } });
  const worked = (...absences: Absence[]) =>
    workedIn({ startDate: '2027-01-08', endDate: '2027-01-11' }, { ...calendar, absences });
  expect(worked(away('2027-01-08'))).toBe(300);
  expect(worked(away('2027-01-08'), away('2027-01-11'))).toBe(0);
});

test('someone is absent throughout if no working day of the period is left', () => {
  const week = { startDate: '2027-01-04', endDate: '2027-01-10' };
  const throughout = (...absences: Absence[]) => isAbsentThroughout(week, { ...facts, absences });
  expect(throughout(away('2027-01-04', '2027-01-08'))).toBe(true);
  expect(throughout(away('2027-01-04', '2027-01-07'))).toBe(false);
  expect(throughout(away('2027-01-04', '2027-01-08', { endHalf: 'AM' }))).toBe(false);
  expect(isAbsentThroughout({ startDate: '2027-01-09', endDate: '2027-01-10' }, facts)).toBe(false);
});
