import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateDigits, monthDigits } from '../../calendar/date-parts.ts';
import type { PayrollRow } from '../profiles/payroll-row.ts';
import type { ProfileSettings } from '../profiles/profile-schema.ts';
import { type Cell, cellOf } from './cells.ts';
import { isNumberText, withFormulaGuard } from './formula-guard.ts';

type TextForm = Pick<ProfileSettings, 'separator' | 'decimal' | 'dateFormat' | 'lineEnd'>;

/** The lines of a CSV file, each with its end: the text before, the headings, then a line per row. */
export function* csvLines(
  rows: Iterable<PayrollRow>,
  profile: Omit<ProfileSettings, 'encoding' | 'format'>,
  month: string,
): Generator<string> {
  const { columns, headings } = profile;
  for (const line of linesBefore(profile, month)) yield line + endOf(profile);
  if (headings)
    yield lineOf(
      columns.map(({ heading }) => heading),
      profile,
    );
  for (const row of rows) {
    yield lineOf(
      columns.map((column) => textOf(cellOf(row, column, profile), profile)),
      profile,
    );
  }
}

/** The lines before the headings, with the month of the file for {month} and {year}. */
export function linesBefore({ before }: Pick<ProfileSettings, 'before'>, month: string): string[] {
  if (before === undefined || before === '') return [];
  const { year, month: number } = monthDigits(month);
  return before
    .replaceAll('{month}', number)
    .replaceAll('{year}', year)
    .split(/\r\n|\r|\n/);
}

/** The day as the program reads it. */
export function dayText(day: CalendarDate, { dateFormat }: Pick<TextForm, 'dateFormat'>): string {
  const digits = dateDigits(day);
  return dateFormat.replace('YYYY', digits.year).replace('MM', digits.month).replace('DD', digits.day);
}

/** The text of a cell: numbers with the program's decimal mark, texts without formulas. */
export function textOf(cell: Cell, form: Pick<TextForm, 'decimal' | 'dateFormat'>): string {
  if (cell === undefined) return '';
  if ('number' in cell) return numberText(cell.number, form);
  if ('day' in cell) return dayText(cell.day, form);
  return isNumberText(cell.text) ? cell.text : withFormulaGuard(cell.text);
}

function numberText(number: number, { decimal }: Pick<TextForm, 'decimal'>): string {
  // Adding 0 makes -0 a 0.
  return String(number + 0).replace('.', decimal);
}

function lineOf(cells: readonly string[], form: TextForm): string {
  const line = cells.map((cell) => quoted(cell, form)).join(form.separator);
  // An empty line would be read as no line.
  return (line === '' ? '""' : line) + endOf(form);
}

function quoted(cell: string, { separator }: TextForm): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function endOf({ lineEnd }: TextForm): string {
  return lineEnd === 'CRLF' ? '\r\n' : '\n';
}
