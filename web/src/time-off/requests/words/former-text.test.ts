import { englishTexts } from '@almanac/domain/testing/english';
import { expect, test } from 'vitest';
import { formerText } from './former-text.ts';

const day = { startDate: '2026-12-14', endDate: '2026-12-14' };
const week = { startDate: '2026-12-14', endDate: '2026-12-18' };

test.each([
  ['whole days', week, day, 'Mon 14 to Fri 18 Dec'],
  ['the afternoon of a day', { ...day, startHalf: 'PM' }, day, 'Mon 14 Dec, afternoon'],
  ['a week that ended at noon', { ...week, endHalf: 'AM' }, week, 'Mon 14 Dec to Fri 18 Dec (morning)'],
  ['a day of which half is left', day, { ...day, startHalf: 'PM' }, 'Mon 14 Dec, the whole day'],
  ['days without one of their halves', week, { ...week, endHalf: 'AM' }, 'Mon 14 to Fri 18 Dec, whole days'],
  ['hours', { ...day, minutes: 150 }, { ...day, minutes: 60 }, 'Mon 14 Dec, 2:30 hours'],
  ['a whole day of hours', day, { ...day, minutes: 60 }, 'Mon 14 Dec, the whole day'],
] as const)('%s', (_what, former, request, text) => {
  expect(formerText(former, request, englishTexts)).toBe(text);
});
