import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, monthNumber } from '@almanac/domain/calendar/date-parts';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { text } from '../messages/text.ts';

const samplePeople = () =>
  [
    { id: '1', name: text('payroll.sampleFirst'), email: 'person.1@example.com', personnelNumber: '1001' },
    { id: '2', name: text('payroll.sampleSecond'), email: 'person.2@example.com', personnelNumber: '1002' },
  ].map((person) => ({
    ...person,
    costCentre: '4711',
    departmentName: text('payroll.sampleDepartment'),
    placeName: text('payroll.samplePlace'),
  }));

/** Rows of made-up people in the month, as the level has them. */
export function sampleRows(
  { level, types }: Pick<ProfileSettings, 'level' | 'types'>,
  typeName: (code: string) => string | undefined,
  today: CalendarDate,
): PayrollRow[] {
  const code = types[0]?.code ?? 'VACATION';
  const month = monthNumber(today);
  return samplePeople().flatMap((person, index): PayrollRow[] => {
    const row = { person, type: { code, name: typeName(code) ?? text('payroll.sampleVacation') }, month };
    const days = index === 0 ? 2 : 0.5;
    const sums = { days, hours: days * 8, calendarDays: Math.ceil(days) };
    const first = addDays(firstOfMonth(today), 1);
    const last = index === 0 ? addDays(first, 1) : first;
    if (level === 'SUMS') return [{ ...row, ...sums }];
    if (level === 'ABSENCES') return [{ ...row, ...sums, startDate: first, endDate: last }];
    const dates = index === 0 ? [first, last] : [first];
    return dates.map((date) => ({
      ...row,
      date,
      share: days / dates.length,
      hours: (days * 8) / dates.length,
    }));
  });
}
