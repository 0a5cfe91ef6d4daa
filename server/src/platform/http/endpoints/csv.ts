import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type CsvCell = string | number | boolean | null | undefined;

/** Rows with an optional cell per column. */
export type RowsOf<Column extends string> =
  | Iterable<{ [Each in Column]?: CsvCell }>
  | AsyncIterable<{ [Each in Column]?: CsvCell }>;

/** Rows as CSV for spreadsheets: with a byte order mark and texts guarded against formulas; numbers stay numbers. */
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

// Includes preceding apostrophes, so that the guard can be distinguished from original ones.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

function textOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell of our own exports without its formula guard (an apostrophe). */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
