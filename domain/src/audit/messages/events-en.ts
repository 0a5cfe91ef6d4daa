import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatNumber } from '../../language/formats.ts';
import type { Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';

export interface Rows {
  rows: number;
}

export interface Range {
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
}

function rowsText({ rows }: Rows, { locale }: Texts): string {
  return plural('en', rows, { one: '1 row', other: `${formatNumber(rows, locale)} rows` });
}

function rangeText({ startDate, endDate }: Range, { locale }: Texts): string {
  const start = startDate === undefined ? '' : ` from ${dateText(startDate, locale)}`;
  return `${start}${endDate === undefined ? '' : ` to ${dateText(endDate, locale)}`}`;
}

export const en = {
  'audit.events.peopleExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of the list of people`,
  'audit.events.teamsExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of teams and allocations`,
  'audit.events.requestsExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of time off requests`,
  'audit.events.balancesExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of leave balances`,
  'audit.events.absencesExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of the absences for payroll`,
  'audit.events.provisionsExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of leave provisions`,
  'audit.events.sicknessExported': (values: Rows, texts: Texts) =>
    `Exported ${rowsText(values, texts)} of the sickness report`,
  'audit.events.logExported': (values: Range, texts: Texts) =>
    `Exported all of the audit log${rangeText(values, texts)}`,
  'audit.events.partExported': (values: Range, texts: Texts) =>
    `Exported a part of the audit log${rangeText(values, texts)}`,
};
