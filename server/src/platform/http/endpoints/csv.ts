import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type CsvCell = string | number | boolean | null | undefined;

/** Rows with a cell, or none, for each column. */
export type RowsOf<Column extends string> =
  | Iterable<{ [Each in Column]?: CsvCell }>
  | AsyncIterable<{ [Each in Column]?: CsvCell }>;

/** Rows as CSV for spreadsheets: with a byte order mark, and no text that one would take for a formula; numbers stay numbers. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: RowsOf<Column>,
): AsyncIterable<string> {
  const csv = stringify({ header: true, bom: true, columns: [...columns] });
  return Readable.from(cellsOf(columns, rows)).compose(csv);
}

async function* cellsOf<Column extends string>(
  columns: readonly Column[],
  rows: RowsOf<Column>,
): AsyncGenerator<Record<string, string>> {
  for await (const row of rows) {
    yield Object.fromEntries(columns.map((column) => [column, textOf(row[column])]));
  }
}

// Apostrophes before it count with it, so that the guard can be told from what was there.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

function textOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell of our own files as it was, without the apostrophe that keeps a spreadsheet from taking it for a formula. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
