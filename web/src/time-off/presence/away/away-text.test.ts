import { englishTexts } from '@almanac/domain/testing/english';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { expect, test } from 'vitest';
import { awayText, backText, fromText, nextDaysOffText } from './away-text.ts';

const absence: VisibleAbsence = {
  user: { id: 'bea', name: 'Bea' },
  startDate: '2026-11-23',
  startHalf: 'AM',
  endDate: '2026-11-27',
  endHalf: 'PM',
  type: 'AWAY',
  backOn: '2026-11-30',
};
const back = (given: Partial<VisibleAbsence>, today = '2026-11-23') =>
  backText({ ...absence, ...given }, today, 'en-GB');

test.each([
  [{}, 'back Mon 30 Nov'],
  [{ backOn: '2027-01-04' }, 'back Mon 4 Jan 2027'],
  [{ endDate: '2026-11-30', endHalf: 'AM' }, 'back Mon 30 Nov, afternoon'],
  [{ endDate: '2026-11-23', backOn: '2026-11-23', endHalf: 'AM' }, 'back today, afternoon'],
] as const)('who is away %j is %s', (given, expected) => {
  expect(back(given)).toBe(expected);
});

test.each([
  [{}, 'from Mon 23 Nov'],
  [{ startDate: '2027-01-04', startHalf: 'PM' }, 'from Mon 4 Jan 2027, afternoon'],
] as const)('who will be away %j is so %s', (given, expected) => {
  expect(fromText({ ...absence, ...given }, '2026-11-20', 'en-GB')).toBe(expected);
});

test('hours show as hours, without a return date', () => {
  const hour = {
    ...absence,
    endDate: '2026-11-23',
    endHalf: 'AM',
    minutes: 60,
    backOn: '2026-11-23',
  } as const;
  expect(awayText(hour, '2026-11-23', englishTexts)).toBe('Mon 23 Nov, 1 hour');
  expect(back(hour)).toBeUndefined();
  expect(back({ ...hour, minutes: 480, backOn: '2026-11-24' })).toBe('back Tue 24 Nov');
});

test("someone who doesn't return has no return text", () => {
  const { backOn: _, ...leaving } = absence;
  expect(backText(leaving, '2026-11-23', 'en-GB')).toBeUndefined();
});

test('the year is left out if it is this one; halves are shown', () => {
  expect(awayText(absence, '2026-11-23', englishTexts)).toBe('Mon 23 to Fri 27 Nov');
  expect(awayText(absence, '2027-01-02', englishTexts)).toBe('Mon 23 to Fri 27 Nov 2026');
  expect(awayText({ ...absence, startHalf: 'PM' }, '2026-11-23', englishTexts)).toBe(
    'Mon 23 Nov 2026 (afternoon) to Fri 27 Nov 2026',
  );
});

test.each([
  ['2026-12-09', 'PENDING', ['Maria'], 'in 16 days, waiting for Maria'],
  ['2026-12-09', 'PENDING', [], 'in 16 days, pending'],
  ['2026-12-09', 'APPROVED', [], 'in 16 days'],
  ['2026-11-24', 'APPROVED', [], 'tomorrow'],
  ['2026-11-23', 'APPROVED', [], 'today'],
  ['2026-11-20', 'APPROVED', [], 'now'],
] as const)('days off from %s on that are %s are %4$s', (startDate, status, names, expected) => {
  const deciders = names.map((name) => ({ id: name, name }));
  const request = { startDate, status, ...(status === 'PENDING' && { deciders }) };
  expect(nextDaysOffText(request as unknown as TimeOffRequest, '2026-11-23')).toBe(expected);
});
