import { describe, expect, test } from 'vitest';
import type { CapacityShare } from '../../capacity-share.ts';
import { englishTexts } from '../../testing/english.ts';
import { callsForCaution, capacityImpact, isMoreAway, teamCapacity } from './capacity.ts';

const people = ['ann', 'bea', 'cem'].map((id) => ({ id }));
const away = (requesterId: string, startDate: string, endDate = startDate) => ({
  requesterId,
  startDate,
  endDate,
});

describe('the limits are exact', () => {
  test.each([
    [2, 3, false, true],
    [3, 3, true, true],
    [4, 6, false, true],
    [5, 6, true, true],
    [66, 99, false, true],
    [67, 100, true, true],
    [66, 100, false, true],
    [1, 2, false, false],
    [0, 0, false, false],
  ])('%i of %i: exceeds %s, caution %s', (count, people, exceeds, caution) => {
    expect(isMoreAway(count, people, 'TWO_THIRDS')).toBe(exceeds);
    expect(callsForCaution(count, people)).toBe(caution);
  });
});

test('each business day counts who is away, the requester included, each person once', () => {
  const absences = [
    away('bea', '2026-08-03', '2026-08-04'),
    away('cem', '2026-08-04'),
    away('ann', '2026-08-04'),
    away('a stranger', '2026-08-05'),
  ];
  const period = { startDate: '2026-08-01', endDate: '2026-08-05' };
  const result = teamCapacity(period, 'ann', { people, absences }, englishTexts);
  expect(result).toMatchObject(capacityImpact(period, 'ann', { people, absences }));
  expect(result.impactedDates).toEqual([
    {
      date: '2026-08-03',
      onVacation: 2,
      totalTeamMembers: 3,
      percentageImpact: 66.7,
      exceedsThreshold: false,
    },
    { date: '2026-08-04', onVacation: 3, totalTeamMembers: 3, percentageImpact: 100, exceedsThreshold: true },
    {
      date: '2026-08-05',
      onVacation: 1,
      totalTeamMembers: 3,
      percentageImpact: 33.3,
      exceedsThreshold: false,
    },
  ]);
  expect(result.overallImpact).toEqual({
    maxPercentageImpact: 100,
    totalDaysExceedingThreshold: 1,
    exceedsCapacityLimit: true,
  });
  expect(result.recommendations).toEqual([
    'More than two thirds of the department would be away on Tue 4 Aug 2026: choose other days.',
    'More than half of the department would be away on Mon 3 Aug 2026: agree on cover first.',
  ]);
});

test('the limit that the company has set applies', () => {
  const absences = [away('bea', '2026-08-03')];
  const monday = { startDate: '2026-08-03', endDate: '2026-08-03' };
  const at = (capacityLimit: CapacityShare) =>
    teamCapacity(monday, 'ann', { people, absences, capacityLimit }, englishTexts);
  expect(at('TWO_THIRDS').overallImpact.exceedsCapacityLimit).toBe(false);
  expect(at('HALF').overallImpact.exceedsCapacityLimit).toBe(true);
  expect(at('THIRD').recommendations).toEqual([
    'More than a third of the department would be away on Mon 3 Aug 2026: choose other days.',
  ]);
});

test('adjacent business days are named together, even over a weekend', () => {
  const absences = [away('bea', '2026-08-06', '2026-08-10')];
  const period = { startDate: '2026-08-06', endDate: '2026-08-11' };
  expect(teamCapacity(period, 'ann', { people, absences }, englishTexts).recommendations).toEqual([
    'More than half of the department would be away from Thu 6 to Mon 10 Aug 2026: agree on cover first.',
  ]);
});

test('a department without people, or a weekend, has no impact', () => {
  const none = { maxPercentageImpact: 0, totalDaysExceedingThreshold: 0, exceedsCapacityLimit: false };
  const monday = { startDate: '2026-08-03', endDate: '2026-08-03' };
  const saturday = { startDate: '2026-08-01', endDate: '2026-08-02' };
  expect(teamCapacity(monday, 'ann', { people: [], absences: [] }, englishTexts).overallImpact).toEqual(none);
  expect(teamCapacity(saturday, 'ann', { people, absences: [] }, englishTexts)).toEqual({
    overallImpact: none,
    recommendations: [],
    impactedDates: [],
  });
});

test('before and after their employment people are neither counted nor away', () => {
  const department = [
    { id: 'ann' },
    { id: 'bea', employmentStart: '2026-08-05' },
    { id: 'cem', employmentEnd: '2026-08-03' },
  ];
  const period = { startDate: '2026-08-03', endDate: '2026-08-05' };
  const absences = [away('bea', '2026-08-03', '2026-08-05'), away('cem', '2026-08-03', '2026-08-05')];
  const { impactedDates } = capacityImpact(period, 'ann', { people: department, absences });
  expect(impactedDates.map(({ onVacation, totalTeamMembers }) => [onVacation, totalTeamMembers])).toEqual([
    [2, 2],
    [1, 1],
    [2, 2],
  ]);
});
