import { expect, test } from 'vitest';
import { awayEntries, type FeedAbsence, type FeedScope } from './away-entries.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const scope: FeedScope = { readerId: 'me', teammates: new Set(), memberships: [], ledTeams: [] };

function away(userId: string, startDate: string, endDate: string, type = 'AWAY'): FeedAbsence {
  return { userId, type, startDate, startHalf: 'AM', endDate, endHalf: 'PM' };
}
const shownDays = (absences: FeedAbsence[], of: Partial<FeedScope> = {}, days = {}) =>
  awayEntries(absences, { ...year, ...days }, { ...scope, ...of }).map(
    ({ userId, startDate, endDate }) => `${userId} ${startDate} ${endDate}`,
  );

test('adjacent hidden absences are one, also across the first day of the feed, and others stay apart', () => {
  expect(
    shownDays([
      away('ann', '2025-12-20', '2025-12-31'),
      away('ann', '2026-01-01', '2026-01-05'),
      away('ann', '2026-01-07', '2026-01-08'),
      away('ben', '2026-01-01', '2026-01-02', 'VACATION'),
      away('ben', '2026-01-03', '2026-01-04', 'VACATION'),
      away('cem', '2025-12-30', '2025-12-31'),
      away('cem', '2027-01-01', '2027-01-02'),
    ]),
  ).toEqual([
    'ann 2025-12-20 2026-01-05',
    'ben 2026-01-01 2026-01-02',
    'ben 2026-01-03 2026-01-04',
    'ann 2026-01-07 2026-01-08',
  ]);
});

test('a teammate is visible on days of a shared team, with all of an absence on such a day', () => {
  const absences = [
    away('ann', '2026-03-01', '2026-03-05'),
    away('ann', '2026-03-06', '2026-03-09'),
    away('ann', '2026-03-20', '2026-03-21'),
    away('ben', '2026-03-20', '2026-03-21'),
  ];
  const teammates = new Set(['ann']);
  const inTeam = (userId: string, startDate: string, endDate?: string) => ({
    ...{ userId, teamId: 'team', startDate },
    endDate,
  });
  expect(shownDays(absences, { teammates })).toEqual(['ben 2026-03-20 2026-03-21']);
  const memberships = [inTeam('ann', '2026-01-01', '2026-03-04'), inTeam('me', '2026-03-01')];
  expect(shownDays(absences, { teammates, memberships })).toEqual([
    'ann 2026-03-01 2026-03-09',
    'ben 2026-03-20 2026-03-21',
  ]);
  const later = [inTeam('ann', '2026-01-01'), inTeam('me', '2026-03-10')];
  expect(shownDays(absences, { teammates, memberships: later })).toHaveLength(2);
  const led = { teammates, memberships: [inTeam('ann', '2026-03-20')], ledTeams: ['team'] };
  expect(shownDays(absences, led)).toEqual(['ann 2026-03-20 2026-03-21', 'ben 2026-03-20 2026-03-21']);
  expect(shownDays(absences, { teamId: 'team', memberships: [inTeam('ben', '2026-03-21')] })).toEqual([
    'ben 2026-03-20 2026-03-21',
  ]);
});

test('of absences that were cut off, no part is left', () => {
  const absences = [
    away('ann', '2026-03-01', '2026-03-08'),
    away('ben', '2026-03-01', '2026-03-09'),
    away('cem', '2026-03-10', '2026-03-10'),
  ];
  expect(shownDays(absences, {}, { cutFrom: '2026-03-10' })).toEqual(['ann 2026-03-01 2026-03-08']);
});
