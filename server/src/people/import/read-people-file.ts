import {
  importColumns,
  longestImport,
  nameParts,
  openingColumn,
  type TargetColumn,
} from '@almanac/domain/people/import/import-columns';
import { columnOfHeading } from '@almanac/domain/people/import/import-headings';
import type { ImportRow } from '@almanac/domain/people/import/import-plan';
import type { FileColumn, ImportFault } from '@almanac/domain/people/import/import-schema';
import { CsvError, parse } from 'csv-parse/sync';

export interface PeopleFile {
  columns: FileColumn[];
  /** What a column can be taken for. */
  targets: TargetColumn[];
  rows: ImportRow[];
  faults: ImportFault[];
}

type Types = readonly { code: string; name: string }[];
type Line = { record: string[]; line: number };
type Targets = readonly (TargetColumn | undefined)[];

/**
 * Reads a file of people as spreadsheets write it: cells parted by comma, semicolon or tab, or by what a first line `sep=`
 * says, quoted where needed, with the columns in any order. What they are taken for is said with the call or by their headings.
 */
export function readPeopleFile(
  csv: string,
  types: Types,
  chosen?: readonly (string | null)[] | undefined,
): PeopleFile {
  const known: TargetColumn[] = [
    ...importColumns,
    ...nameParts,
    ...types.map(({ code }) => openingColumn(code)),
  ];
  const nothing = { columns: [], targets: known, rows: [] };
  const lines = readLines(csv);
  if (!Array.isArray(lines)) return { ...nothing, faults: [lines] };
  const [header, ...rest] = lines;
  if (!header) return { ...nothing, faults: [{ line: 1, message: 'The file is empty' }] };
  const targets = header.record.map((heading, index) =>
    chosen ? known.find((column) => column === chosen[index]) : columnOfHeading(heading, types),
  );
  const faults = checkHeader(header, targets, { known, chosen });
  const columns = describeColumns(header, rest, targets);
  const refused = (fault: ImportFault) => ({ columns, targets: known, rows: [], faults: [fault] });
  if (faults.length > 0) return { columns, targets: known, rows: [], faults };
  if (rest.length === 0) return refused({ line: 1, message: 'The file holds no people' });
  const tooMany = rest[longestImport.people];
  if (tooMany) {
    const message = `At most ${longestImport.people.toLocaleString('en')} people can be imported at once`;
    return refused({ line: tooMany.line, message });
  }
  return {
    columns,
    targets: known,
    rows: rest.map(({ record, line }) => ({ line, cells: cellsOf(record, targets) })),
    faults: rest.flatMap((each) => checkLength(each, targets.length)),
  };
}

function readLines(csv: string): Line[] | ImportFault {
  const lines: Line[] = [];
  const whole = csv
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');
  const [, said] = /^"?sep=([,;\t|])"?(?=\n)/i.exec(whole) ?? [];
  // The line stays, so that the others keep their numbers.
  const text = said === undefined ? whole : whole.slice(whole.indexOf('\n'));
  try {
    parse(text, {
      delimiter: said ?? delimiterOf(text),
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      on_record(record: string[], { lines: lastLine }) {
        lines.push({ record, line: lastLine - lineBreaksIn(record) });
        return null;
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: lineOf(error), message: sentences[error.code] ?? 'This line cannot be read' };
  }
}

/** What parts most cells of the first line that has any, outside of quotation marks; of two the one that stands first. */
function delimiterOf(text: string): string {
  const [header = ''] = /^.*[,;\t].*$/m.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  const marks = [...new Set(header.match(/[,;\t]/g) ?? [','])];
  const counts = marks.map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

const sentences: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed',
  INVALID_OPENING_QUOTE: 'A quotation mark stands inside a cell that does not begin with one',
  CSV_INVALID_CLOSING_QUOTE: 'Something follows the closing quotation mark of a cell',
};

// The library counts to the end of a record, which may have broken lines within its quotes.
function lineBreaksIn(record: readonly string[]): number {
  return record.join('').split('\n').length - 1;
}

function lineOf(error: CsvError): number {
  return typeof error.lines === 'number' ? error.lines : 1;
}

function checkHeader(
  { record, line }: Line,
  targets: Targets,
  { known, chosen }: { known: readonly TargetColumn[]; chosen: readonly (string | null)[] | undefined },
): ImportFault[] {
  const messages = [
    ...(record.length > longestImport.columns
      ? [`At most ${longestImport.columns} columns can be read`]
      : []),
    ...(chosen && chosen.length !== record.length
      ? [`The file has ${record.length} columns, and ${chosen.length} are told: please preview it again`]
      : []),
    ...(chosen ?? [])
      .filter((column) => column !== null && !known.some((each) => each === column))
      .map((column) => `There is no column ${column}; the columns are ${known.join(', ')}`),
    ...known
      .filter((column) => targets.indexOf(column) !== targets.lastIndexOf(column))
      .map((column) => `The column ${column} stands there twice`),
    ...(targets.includes('name') && nameParts.some((part) => targets.includes(part))
      ? ['The name stands there twice: whole, and in parts']
      : []),
    ...(targets.includes('email') ? [] : ['The column email is missing']),
  ];
  return messages.map((message) => ({ line, message }));
}

function describeColumns({ record }: Line, rows: readonly Line[], targets: Targets): FileColumn[] {
  return record.slice(0, longestImport.columns).map((heading, index) => {
    const column = targets[index];
    const example = rows.find((row) => row.record[index])?.record[index];
    return { heading, ...(column && { column }), ...(example !== undefined && { example }) };
  });
}

/** The cells that are taken for something and are not empty; the two parts of a name are put together. */
function cellsOf(record: readonly string[], targets: Targets): ImportRow['cells'] {
  const filled = new Map<TargetColumn, string>();
  for (const [index, column] of targets.entries()) {
    const cell = record[index] ?? '';
    if (column && cell !== '') filled.set(column, cell);
  }
  const name = nameParts.flatMap((part) => filled.get(part) ?? []).join(' ');
  for (const part of nameParts) filled.delete(part);
  if (name !== '') filled.set('name', name);
  return Object.fromEntries(filled);
}

/** Cells may be missing at the end of a line, as spreadsheets leave them away; none may stand beside the columns. */
function checkLength({ record, line }: Line, columnCount: number): ImportFault[] {
  if (record.slice(columnCount).every((cell) => cell === '')) return [];
  return [{ line, message: `The header has ${columnCount} cells, this line ${record.length}` }];
}
