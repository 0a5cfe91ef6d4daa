import { expect, test } from 'vitest';
import { calendarFilters } from './calendar-filters.ts';

const departmentId = '01900000-0000-7000-8000-000000000001';
const teamId = '01900000-0000-7000-8000-000000000002';

test('what is written into the address is read from it again', () => {
  const shown = { view: 'people', span: 'quarter', departmentId, teamId } as const;
  const address = calendarFilters.write(new URLSearchParams('month=2026-08'), shown);
  expect(calendarFilters.read(address)).toEqual(shown);
  expect(address.get('month')).toBe('2026-08');
});

test('no filter leaves no trace in the address', () => {
  const address = new URLSearchParams(`month=2026-08&view=people&department=${departmentId}`);
  expect(String(calendarFilters.write(address, {}))).toBe('month=2026-08');
});

test.each(['', 'engineering', '42'])('what is no identifier (%s) counts as not given', (text) => {
  expect(calendarFilters.read(new URLSearchParams({ department: text, team: text }))).toEqual(
    calendarFilters.usual,
  );
});
