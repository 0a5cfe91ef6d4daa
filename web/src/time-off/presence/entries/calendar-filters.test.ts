import { expect, test } from 'vitest';
import { calendarFilters } from './calendar-filters.ts';

const departmentId = '01900000-0000-7000-8000-000000000001';
const teamId = '01900000-0000-7000-8000-000000000002';

test('the address is read as it was written', () => {
  const shown = { view: 'people', span: 'quarter', departmentId, teamId } as const;
  const address = calendarFilters.write(new URLSearchParams('month=2026-08'), shown);
  expect(calendarFilters.read(address)).toEqual(shown);
  expect(address.get('month')).toBe('2026-08');
});

test('without filters the address has no parameters', () => {
  const address = new URLSearchParams(`month=2026-08&view=people&department=${departmentId}`);
  expect(String(calendarFilters.write(address, {}))).toBe('month=2026-08');
});

test.each(['', 'engineering', '42'])('an invalid identifier (%s) is ignored', (text) => {
  expect(calendarFilters.read(new URLSearchParams({ department: text, team: text }))).toEqual(
    calendarFilters.fallback,
  );
});
