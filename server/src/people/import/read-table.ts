import type { Said } from '@almanac/domain/language/message';
import { longestImport } from '@almanac/domain/people/import/import-columns';
import type { FileColumn } from '@almanac/domain/people/import/import-schema';
import { message as ruleMessage } from '@almanac/domain/people/import/messages/message';
import { shownCell } from '@almanac/domain/people/import/shown-cell';
import { isPlainText } from '@almanac/domain/text';
import { type FileLine, type GivenFile, hasTooManyColumns, linesOfFile } from './file-lines.ts';
import { message } from './messages/message.ts';

/** What a file may have: its columns, its limit, and the messages about them. */
export interface TableFormat<Target extends string> {
  /** The possible meanings of a column. */
  known: readonly Target[];
  /** The meanings of the headings, unless the call assigns them. */
  columnsOf(headings: readonly string[]): readonly (Target | undefined)[];
  /** The faults of the assigned columns, such as a missing one. */
  checkColumns(targets: readonly (Target | undefined)[]): readonly Said[];
  mostRows: number;
  noRows: Said;
  tooManyRows: Said;
}

/** A row at its line in the file (from 1, header included), with the non-empty cells of assigned columns. */
export interface TableRow<Target extends string> {
  line: number;
  cells: Partial<Record<Target, string>>;
}

/** A fault at its line. */
interface TableFault {
  line: number;
  message: Said;
}

export interface Table<Target extends string> {
  columns: FileColumn[];
  targets: Target[];
  rows: TableRow<Target>[];
  faults: TableFault[];
}

type Chosen = readonly (string | null)[] | undefined;

const tooManyColumns = ruleMessage('people.import.tooManyColumns', { most: longestImport.columns });

/**
 * Parses a file as written by spreadsheets: an Excel file, or cells separated by comma, semicolon, tab or the `sep=` of
 * a first line, quoted where needed; columns in any order. The call or the headings assign the columns.
 */
export async function readTable<Target extends string>(
  file: GivenFile,
  format: TableFormat<Target>,
  chosen?: Chosen,
): Promise<Table<Target>> {
  const known = [...format.known];
  const nothing = { columns: [], targets: known, rows: [] };
  const { lines, faults: broken } = await linesOfFile(file, format.mostRows);
  if (broken.length > 0) return { ...nothing, faults: broken };
  const [header, ...rest] = lines;
  if (!header) return { ...nothing, faults: [{ line: 1, message: message('people.import.emptyFile') }] };
  if (hasTooManyColumns(lines))
    return { ...nothing, faults: [{ line: header.line, message: tooManyColumns }] };
  const targets = chosen
    ? header.record.map((_, index) => known.find((column) => column === chosen[index]))
    : format.columnsOf(header.record);
  const faults = checkHeader(header, targets, format, chosen);
  const columns = describeColumns(header, rest, targets);
  const refused = (fault: TableFault) => ({ columns, targets: known, rows: [], faults: [fault] });
  if (faults.length > 0) return { columns, targets: known, rows: [], faults };
  if (rest.length === 0) return refused({ line: 1, message: format.noRows });
  const tooMany = rest[format.mostRows];
  if (tooMany) return refused({ line: tooMany.line, message: format.tooManyRows });
  return {
    columns,
    targets: known,
    rows: rest.map(({ record, line }) => ({ line, cells: cellsOf(record, targets) })),
    faults: rest.flatMap((each) => [...checkLength(each, targets.length), ...checkOtherCells(each, targets)]),
  };
}

function checkHeader<Target extends string>(
  { record, line }: FileLine,
  targets: readonly (Target | undefined)[],
  { known, checkColumns }: TableFormat<Target>,
  chosen: Chosen,
): TableFault[] {
  const faults = [
    ...record
      .filter((heading) => !isPlainText(heading))
      .map((heading) => message('people.import.headingControlCharacters', { heading: shownCell(heading) })),
    ...(chosen && chosen.length !== record.length
      ? [message('people.import.otherColumnCount', { inFile: record.length, chosen: chosen.length })]
      : []),
    ...(chosen ?? [])
      .filter((column) => column !== null && !known.some((each) => each === column))
      .map((column) => message('people.import.unknownColumn', { column: shownCell(column ?? ''), known })),
    ...known
      .filter((column) => targets.indexOf(column) !== targets.lastIndexOf(column))
      .map((column) => message('people.import.columnTwice', { column })),
    ...checkColumns(targets),
  ];
  return faults.map((fault) => ({ line, message: fault }));
}

function describeColumns(
  { record }: FileLine,
  rows: readonly FileLine[],
  targets: readonly (string | undefined)[],
): FileColumn[] {
  return record.map((heading, index) => {
    const column = targets[index];
    const example = rows.find((row) => row.record[index])?.record[index];
    return { heading, ...(column && { column }), ...(example !== undefined && { example }) };
  });
}

function cellsOf<Target extends string>(
  record: readonly string[],
  targets: readonly (Target | undefined)[],
): TableRow<Target>['cells'] {
  const filled: TableRow<Target>['cells'] = {};
  for (const [index, column] of targets.entries()) {
    const cell = record[index] ?? '';
    if (column && cell !== '') filled[column] = cell;
  }
  return filled;
}

/** Spreadsheets omit empty trailing cells; extra cells are refused. */
function checkLength({ record, line }: FileLine, columnCount: number): TableFault[] {
  if (record.slice(columnCount).every((cell) => cell === '')) return [];
  return [
    { line, message: message('people.import.otherCellCount', { header: columnCount, line: record.length }) },
  ];
}

// Cells of assigned columns are checked by column.
function checkOtherCells({ record, line }: FileLine, targets: readonly (string | undefined)[]): TableFault[] {
  const broken = record.filter((cell, index) => !targets[index] && !isPlainText(cell));
  return broken.map((cell) => ({
    line,
    message: ruleMessage('people.import.controlCharacters', { cell: shownCell(cell) }),
  }));
}
