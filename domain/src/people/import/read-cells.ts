import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message } from '../../language/message.ts';
import { isPlainText } from '../../text.ts';
import { type DateOrder, readImportedDate } from './import-dates.ts';
import { message } from './messages/message.ts';
import { shownCell } from './shown-cell.ts';

type Cells<Column extends string> = Readonly<Partial<Record<Column, string>>>;

interface Fault<Column extends string> {
  column: Column;
  message: Message;
}

/**
 * The dates of a row in their stored form. An ambiguous one is a fault, and undefined; what is no date stays as it is,
 * for the schema of the row to refuse.
 */
export function readDateCells<Column extends string>(
  cells: Cells<Column>,
  columns: readonly Column[],
  order: DateOrder | undefined,
): { cells: { [Each in Column]?: CalendarDate | undefined }; faults: Fault<Column>[] } {
  const dates: { [Each in Column]?: CalendarDate | undefined } = {};
  const faults: Fault<Column>[] = [];
  for (const column of columns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const date = readImportedDate(cell, order);
    const fault = faultOfDate(date, shownCell(cell));
    if (fault) {
      dates[column] = undefined;
      faults.push({ column, message: fault });
    } else if (date !== undefined) dates[column] = date;
  }
  return { cells: dates, faults };
}

function faultOfDate(date: ReturnType<typeof readImportedDate>, cell: string): Message | undefined {
  if (date === 'ambiguous') return message('people.import.ambiguousDate', { cell });
  return date === 'two-digit year' ? message('people.import.twoDigitYear', { cell }) : undefined;
}

// U+FFFD, which decoders substitute for unreadable bytes, and C1 controls, which result from reading them in the
// wrong encoding.
const undecoded = /[\uFFFD\u0080-\u009F]/;

/**
 * The faults of cells with letters that were read in the wrong encoding, or control characters. Columns with rules of
 * their own for control characters are left to these.
 */
export function unreadableCells<Column extends string>(
  cells: Cells<Column>,
  withOwnRules: readonly Column[] = [],
): Fault<Column>[] {
  return Object.entries<string | undefined>(cells).flatMap(([name, cell = '']) => {
    const column = name as Column;
    const shown = { cell: shownCell(cell) };
    if (undecoded.test(cell)) return { column, message: message('people.import.unreadableLetters', shown) };
    if (withOwnRules.includes(column) || isPlainText(cell)) return [];
    return { column, message: message('people.import.controlCharacters', shown) };
  });
}
