import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { firstOfMonth, monthNumber } from '../../calendar/date-parts.ts';
import type { fileParts } from '../profiles/profile.ts';
import type { ProfileSettings } from '../profiles/profile-schema.ts';

type FilePart = (typeof fileParts)[number];

/** What a run hands over; to name its files, rows need only their months. */
export interface RunRows<Row> {
  from: CalendarDate;
  to: CalendarDate;
  rows: readonly Row[];
  corrections: readonly Row[];
}

export interface PayrollFile<Row> {
  part: FilePart;
  /** The month that the file is for; of a file for the whole run, its last one. */
  month: string;
  /** The name without its ending, such as 'payroll-2026-11'. */
  name: string;
  rows: readonly Row[];
}

/**
 * The files of a run: one, or one a month, with the corrections before the rows or in files of their own. A month of
 * the run has a file even without rows, a corrected one only with corrections.
 */
export function filesOf<Row extends { month: string }>(
  { groupBy, corrections: place }: Pick<ProfileSettings, 'groupBy' | 'corrections'>,
  { from, to, rows, corrections }: RunRows<Row>,
): PayrollFile<Row>[] {
  const before = place === 'ROWS' ? corrections : [];
  const beside = place === 'SEPARATE' ? corrections : [];
  if (groupBy === 'RUN') {
    const name = nameOfPeriod(from, to);
    const month = monthNumber(to);
    const files: PayrollFile<Row>[] = [{ part: 'ROWS', month, name, rows: [...before, ...rows] }];
    if (beside.length === 0) return files;
    return [{ part: 'CORRECTIONS', month, name: `${name}-corrections`, rows: beside }, ...files];
  }
  const rowsOf = Map.groupBy([...before, ...rows], ({ month }) => month);
  const besideOf = Map.groupBy(beside, ({ month }) => month);
  const ofRun = monthsOf(from, to);
  const months = [...new Set([...rowsOf.keys(), ...besideOf.keys(), ...ofRun])].sort();
  return months.flatMap((month): PayrollFile<Row>[] => {
    const name = `payroll-${month}`;
    const corrected = besideOf.get(month);
    const own = rowsOf.get(month) ?? (ofRun.includes(month) ? [] : undefined);
    return [
      ...(corrected
        ? [{ part: 'CORRECTIONS' as const, month, name: `${name}-corrections`, rows: corrected }]
        : []),
      ...(own ? [{ part: 'ROWS' as const, month, name, rows: own }] : []),
    ];
  });
}

/** The name of all files of a run together, such as 'payroll-2026-11' or 'payroll-2026-11-01-2026-11-15'. */
export function nameOfPeriod(from: CalendarDate, to: CalendarDate): string {
  const isMonth = from === firstOfMonth(from) && to === addDays(addMonths(from, 1), -1);
  return isMonth ? `payroll-${monthNumber(from)}` : `payroll-${from}-${to}`;
}

/** The file's name with the ending of its format. */
export function fileName(
  { name }: Pick<PayrollFile<unknown>, 'name'>,
  { format }: Pick<ProfileSettings, 'format'>,
): string {
  return `${name}.${format === 'XLSX' ? 'xlsx' : 'csv'}`;
}

/** The months that the period touches, `YYYY-MM`. */
export function monthsOf(from: CalendarDate, to: CalendarDate): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = addMonths(first, 1))
    months.push(monthNumber(first));
  return months;
}
