import { englishTexts } from '@almanac/domain/testing/english';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { expect, test } from 'vitest';
import { absenceText, knownAbsences } from './known-absences.ts';

const today = '2026-11-26';
const absence = (startDate: string, endDate: string, backOn?: string): VisibleAbsence => ({
  user: { id: 'hana', name: 'Hana' },
  type: 'VACATION',
  startDate,
  startHalf: 'AM',
  endDate,
  endHalf: 'PM',
  backOn,
});
const present = absence('2026-11-23', '2026-11-27', '2026-11-30');
const coming = absence('2026-12-07', '2026-12-08');

test.each([
  ['away today and again later', [present, coming], { now: present, next: coming }],
  ['away today only', [present], { now: present, next: undefined }],
  ['away later only', [coming], { now: undefined, next: coming }],
  ['no absence that the viewer may see', [], { now: undefined, next: undefined }],
])('%s', (_what, absences, known) => {
  expect(knownAbsences(absences, today)).toEqual(known);
});

test('a present absence says when the person is back, a coming one its days', () => {
  expect(absenceText(present, 'Vacation', today, englishTexts)).toBe('Vacation today, back Mon 30 Nov');
  expect(absenceText(coming, 'Away', today, englishTexts)).toBe('Away Mon 7 to Tue 8 Dec');
});
