import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { PayrollRow } from '../profiles/payroll-row.ts';
import type { ColumnField } from '../profiles/profile.ts';
import type { ProfileColumn, ProfileSettings } from '../profiles/profile-schema.ts';

/** A cell of a file: a text, a number, a day, or nothing. */
export type Cell = { text: string } | { number: number } | { day: CalendarDate } | undefined;

type Codes = Pick<ProfileSettings, 'types'>;

/** The cell of a row in a column. */
export function cellOf(row: PayrollRow, { field, constant = '' }: ProfileColumn, profile: Codes): Cell {
  return field === undefined ? textCell(constant) : cellOfField[field](row, profile);
}

/** The code of the row's type in the payroll program: pay-outs have their own. */
export function payrollCodeOf(
  { type: { code }, isPaidOut }: PayrollRow,
  { types }: Codes,
): string | undefined {
  const type = types.find((each) => each.code === code);
  return isPaidOut ? type?.payoutCode : type?.payrollCode;
}

const cellOfField: Readonly<Record<ColumnField, (row: PayrollRow, profile: Codes) => Cell>> = {
  personnelNumber: ({ person }) => textCell(person.personnelNumber),
  name: ({ person }) => textCell(person.name),
  email: ({ person }) => textCell(person.email),
  costCentre: ({ person }) => textCell(person.costCentre),
  department: ({ person }) => textCell(person.departmentName),
  place: ({ person }) => textCell(person.placeName),
  typeCode: ({ type }) => textCell(type.code),
  typeName: ({ type }) => textCell(type.name),
  payrollCode: (row, profile) => textCell(payrollCodeOf(row, profile)),
  secondCode: ({ type }, { types }) => textCell(types.find(({ code }) => code === type.code)?.secondCode),
  month: ({ month }) => textCell(month),
  startDate: ({ startDate, date }) => dayCell(startDate ?? date),
  endDate: ({ endDate, date }) => dayCell(endDate ?? date),
  date: ({ date }) => dayCell(date),
  days: ({ days, share }) => numberCell(days ?? share),
  hours: ({ hours }) => numberCell(hours),
  calendarDays: ({ calendarDays }) => numberCell(calendarDays),
  minutes: ({ minutes }) => numberCell(minutes),
  share: ({ share }) => numberCell(share),
  change: ({ change }) => textCell(change),
};

function textCell(text: string | undefined): Cell {
  return text === undefined || text === '' ? undefined : { text };
}

function numberCell(number: number | undefined): Cell {
  return number === undefined ? undefined : { number };
}

function dayCell(day: CalendarDate | undefined): Cell {
  return day === undefined ? undefined : { day };
}
