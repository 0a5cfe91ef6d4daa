import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvCell = string | number | boolean | null | undefined;

/** Rows with an optional cell per column. */
export type RowsOf<Column extends string> =
  | Iterable<{ [Each in Column]?: CsvCell }>
  | AsyncIterable<{ [Each in Column]?: CsvCell }>;

/** How a program reads the file. */
export interface CsvDialect {
  delimiter: string;
  lineEnd: string;
  decimalMark: string;
}

/** The dialect of the neutral form, the same for all callers. */
export const neutralDialect: CsvDialect = { delimiter: ',', lineEnd: '\n', decimalMark: '.' };

/** Rows as CSV for spreadsheets: with a byte order mark and texts guarded against formulas; numbers stay numbers. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: RowsOf<Column>,
  {
    headings = columns,
    dialect = neutralDialect,
  }: { headings?: readonly string[]; dialect?: CsvDialect } = {},
): AsyncIterable<string> {
  const csv = stringify({
    header: true,
    bom: true,
    columns: columns.map((key, index) => ({ key, header: headings[index] ?? key })),
    ...stringifyOptions(dialect),
  });
  return Readable.from(cellsOf(columns, rows, dialect)).compose(csv);
}

/** The options of the CSV library. Line breaks of both kinds are quoted, whichever ends the lines. */
export function stringifyOptions({ delimiter, lineEnd }: CsvDialect) {
  return { delimiter, record_delimiter: lineEnd, ...(lineEnd !== '\n' && { quoted_match: /[\r\n]/ }) };
}

async function* cellsOf<Column extends string>(
  columns: readonly Column[],
  rows: RowsOf<Column>,
  dialect: CsvDialect,
): AsyncGenerator<Record<string, string>> {
  for await (const row of rows) {
    yield Object.fromEntries(columns.map((column) => [column, textOf(row[column], dialect)]));
  }
}

// Includes preceding apostrophes, so that the guard can be distinguished from original ones.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** The number as the program reads it. */
export function numberText(value: number, { decimalMark }: CsvDialect): string {
  return String(value).replace('.', decimalMark);
}

function textOf(cell: CsvCell, dialect: CsvDialect): string {
  if (typeof cell === 'number') return numberText(cell, dialect);
  if (typeof cell !== 'string') return String(cell ?? '');
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell of our own exports without its formula guard (an apostrophe). */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
