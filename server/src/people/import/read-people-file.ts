import {
  type ColumnOfFile,
  importColumns,
  longestImport,
  openingColumn,
} from '@almanac/domain/people/import/import-columns';
import type { ImportRow } from '@almanac/domain/people/import/import-plan';
import type { ImportFault } from '@almanac/domain/people/import/import-schema';
import { CsvError, parse } from 'csv-parse/sync';

export interface PeopleFile {
  rows: ImportRow[];
  faults: ImportFault[];
}

type Types = readonly { code: string; name: string }[];
type Line = { record: string[]; line: number };

/** Reads a file of people as spreadsheets write it: cells parted by comma, semicolon or tab, quoted where needed. */
export function readPeopleFile(csv: string, types: Types): PeopleFile {
  const lines = readLines(csv);
  if (!Array.isArray(lines)) return { rows: [], faults: [lines] };
  const [header, ...rest] = lines;
  if (!header) return { rows: [], faults: [{ line: 1, message: 'The file is empty' }] };
  const { columns, faults } = readHeader(header, types);
  if (faults.length > 0) return { rows: [], faults };
  if (rest.length === 0) return { rows: [], faults: [{ line: 1, message: 'The file holds no people' }] };
  const tooMany = rest[longestImport.people];
  if (tooMany) {
    const message = `At most ${longestImport.people.toLocaleString('en')} people can be imported at once`;
    return { rows: [], faults: [{ line: tooMany.line, message }] };
  }
  return {
    rows: rest.map(({ record, line }) => ({ line, cells: cellsOf(record, columns) })),
    faults: rest.flatMap((each) => checkLength(each, columns.length)),
  };
}

function readLines(csv: string): Line[] | ImportFault {
  const lines: Line[] = [];
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  try {
    parse(text, {
      delimiter: /[,;\t]/.exec(text)?.[0] ?? ',',
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

function readHeader(
  { record, line }: Line,
  types: Types,
): { columns: ColumnOfFile[]; faults: ImportFault[] } {
  const names = record.map((name) => ({ name, column: columnNamed(name, types) }));
  const columns = names.flatMap(({ column }) => column ?? []);
  const known = [...importColumns, ...types.map(({ code }) => openingColumn(code))];
  const messages = [
    ...names.flatMap(({ name, column }) =>
      column ? [] : [`There is no column ${name || 'without a name'}; the columns are ${known.join(', ')}`],
    ),
    ...known
      .filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
      .map((column) => `The column ${column} stands there twice`),
    ...(columns.includes('email') ? [] : ['The column email is missing']),
  ];
  return { columns, faults: messages.map((message) => ({ line, message })) };
}

/** The column of a heading, however its words are parted: `Employment start` is `employmentStart`. */
function columnNamed(heading: string, types: Types): ColumnOfFile | undefined {
  const letters = lettersOf(heading);
  const opening = types.find(({ code, name }) =>
    [code, name].some((each) => letters === `opening${lettersOf(each)}`),
  );
  if (opening) return openingColumn(opening.code);
  return importColumns.find((column) => column.toLowerCase() === letters);
}

function lettersOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_-]/g, '');
}

function cellsOf(record: readonly string[], columns: readonly ColumnOfFile[]): ImportRow['cells'] {
  const filled = columns
    .map((column, index) => [column, record[index] ?? ''])
    .filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled);
}

function checkLength({ record, line }: Line, columnCount: number): ImportFault[] {
  if (record.length === columnCount) return [];
  return [{ line, message: `The header has ${columnCount} cells, this line ${record.length}` }];
}
