import { requestPreview } from '@almanac/domain/time-off/booking/request-preview';
import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

const today = '2026-08-01';
const policy = { leaveYearStart: '01-01', vacationDaysPerYear: 6, sickDaysPerYear: 1 };
const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31' };
const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };

function textOf(type: string, startDate: string, endDate: string, leaveYearStart = '01-01') {
  const preview = requestPreview(
    { type, startDate, endDate },
    {
      personId: 'ann',
      records: { requests: [], adjustments: [] },
      policy: { ...policy, leaveYearStart },
      presence: { people: [], absences: [] },
      decision: { refused: false },
    },
  );
  return previewText(preview, type, today);
}

test.each([
  ['VACATION', 'Leaves you 1 vacation day this year.'],
  ['SICK_LEAVE', 'Leaves you 0 sick days this year. Sick leave may go beyond them.'],
  ['WORK_FROM_HOME', 'Takes nothing from your balance.'],
  ['UNPAID', 'Takes nothing from your balance.'],
] as const)('a week of %s: %s', (type, sentence) => {
  expect(textOf(type, '2026-08-03', '2026-08-07')).toEqual({ sentence, shares: [] });
});

test('vacation beyond the balance says by how much', () => {
  expect(textOf('VACATION', '2026-08-03', '2026-08-14').sentence).toBe('That is 4 days more than you have.');
});

test('vacation across the end of the leave year takes from each year its own days', () => {
  expect(textOf('VACATION', '2026-12-28', '2027-01-08')).toEqual({
    sentence: '',
    shares: [
      { leaveYear: year2026, text: '4 days this year, leaving you 2 vacation days' },
      { leaveYear: year2027, text: '6 days in 2027, leaving you 0 vacation days' },
    ],
  });
  expect(textOf('VACATION', '2026-12-31', '2027-01-11').shares[1]?.text).toBe(
    '7 days in 2027, 1 day more than you have',
  );
});

test('numbers of another leave year name it', () => {
  expect(textOf('VACATION', '2027-03-01', '2027-03-05').sentence).toBe('Leaves you 1 vacation day in 2027.');
  expect(textOf('VACATION', '2027-03-01', '2027-03-09', '10-01').sentence).toBe(
    'That is 1 day more than you have in 2026/27.',
  );
});

test('a year that is touched on a weekend only is not spoken of, nor a weekend at all', () => {
  expect(textOf('VACATION', '2027-12-31', '2028-01-02')).toEqual({
    sentence: 'Leaves you 5 vacation days in 2027.',
    shares: [],
  });
  expect(textOf('VACATION', '2026-08-08', '2026-08-09')).toEqual({ sentence: '', shares: [] });
});
