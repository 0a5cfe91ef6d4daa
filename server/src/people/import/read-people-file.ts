import { normalized } from '@almanac/domain/normalized';
import {
  importColumns,
  longestImport,
  nameParts,
  openingColumn,
  type TargetColumn,
} from '@almanac/domain/people/import/import-columns';
import { columnOfHeading } from '@almanac/domain/people/import/import-headings';
import type { ImportRow, PlannedFault } from '@almanac/domain/people/import/import-plan';
import type { FileColumn } from '@almanac/domain/people/import/import-schema';
import { message as ruleMessage } from '@almanac/domain/people/import/messages/message';
import { shownCell } from '@almanac/domain/people/import/shown-cell';
import { isPlainText } from '@almanac/domain/text';
import { withoutGuard } from '../../platform/http/endpoints/csv.ts';
import { paced } from '../../platform/work/long-work.ts';
import { csvLines } from './csv-lines.ts';
import { message } from './messages/message.ts';

export interface PeopleFile {
  columns: FileColumn[];
  targets: TargetColumn[];
  rows: ImportRow[];
  faults: PlannedFault[];
}

type Types = readonly { code: string; name: string }[];
type Line = { record: string[]; line: number };
type Targets = readonly (TargetColumn | undefined)[];

const tooManyColumns = ruleMessage('people.import.tooManyColumns', { most: longestImport.columns });

/**
 * Parses a file of people as written by spreadsheets: cells separated by comma, semicolon, tab or the `sep=` of a first
 * line, quoted where needed, columns in any order. The call or the headings assign the columns.
 */
export async function readPeopleFile(
  csv: string,
  types: Types,
  chosen?: readonly (string | null)[] | undefined,
): Promise<PeopleFile> {
  const known: TargetColumn[] = [
    ...importColumns,
    ...nameParts,
    ...types.map(({ code }) => openingColumn(code)),
  ];
  const nothing = { columns: [], targets: known, rows: [] };
  const { lines, faults: broken } = await readLines(csv);
  if (broken.length > 0) return { ...nothing, faults: broken };
  const [header, ...rest] = lines;
  if (!header) return { ...nothing, faults: [{ line: 1, message: message('people.import.emptyFile') }] };
  if (hasTooManyColumns(lines))
    return { ...nothing, faults: [{ line: header.line, message: tooManyColumns }] };
  const targets = header.record.map((heading, index) =>
    chosen ? known.find((column) => column === chosen[index]) : columnOfHeading(heading, types),
  );
  const faults = checkHeader(header, targets, { known, chosen });
  const columns = describeColumns(header, rest, targets);
  const refused = (fault: PlannedFault) => ({ columns, targets: known, rows: [], faults: [fault] });
  if (faults.length > 0) return { columns, targets: known, rows: [], faults };
  if (rest.length === 0) return refused({ line: 1, message: message('people.import.noPeople') });
  const tooMany = rest[longestImport.people];
  if (tooMany) {
    const fault = message('people.import.tooManyPeople', { most: longestImport.people });
    return refused({ line: tooMany.line, message: fault });
  }
  return {
    columns,
    targets: known,
    rows: rest.map(({ record, line }) => ({ line, cells: cellsOf(record, targets) })),
    faults: rest.flatMap((each) => [...checkLength(each, targets.length), ...checkOtherCells(each, targets)]),
  };
}

/** The lines that an import reads, with normalised line breaks and Unicode. */
async function readLines(csv: string): Promise<{ lines: Line[]; faults: PlannedFault[] }> {
  const whole = normalized(csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), 'NFC');
  const [, said] = /^"?sep=([,;\t|])"?(?=\n)/i.exec(whole) ?? [];
  // Kept as a line, so that line numbers stay right.
  const text = said === undefined ? whole : whole.slice(whole.indexOf('\n'));
  const lines: Line[] = [];
  const pace = paced();
  for (const read of csvLines(text, said ?? delimiterOf(text))) {
    if ('fault' in read) return { lines: [], faults: [{ line: read.line, message: read.fault }] };
    lines.push({ record: read.cells.map(withoutGuard), line: read.line });
    if (hasTooManyColumns(lines) || lines.length > longestImport.people + 1) break;
    await pace();
  }
  return { lines, faults: [] };
}

function hasTooManyColumns([header]: readonly Line[]): boolean {
  return header !== undefined && header.record.length > longestImport.columns;
}

/** The most frequent delimiter outside quotes in the first line that has one; on a tie the earlier one. */
function delimiterOf(text: string): string {
  const [header = ''] = /^.*[,;\t].*$/m.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  const marks = [...new Set(header.match(/[,;\t]/g) ?? [','])];
  const counts = marks.map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

function checkHeader(
  { record, line }: Line,
  targets: Targets,
  { known, chosen }: { known: readonly TargetColumn[]; chosen: readonly (string | null)[] | undefined },
): PlannedFault[] {
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
    ...(targets.includes('name') && nameParts.some((part) => targets.includes(part))
      ? [message('people.import.nameTwice')]
      : []),
    ...(targets.includes('email') ? [] : [message('people.import.noEmailColumn')]),
  ];
  return faults.map((fault) => ({ line, message: fault }));
}

function describeColumns({ record }: Line, rows: readonly Line[], targets: Targets): FileColumn[] {
  return record.map((heading, index) => {
    const column = targets[index];
    const example = rows.find((row) => row.record[index])?.record[index];
    return { heading, ...(column && { column }), ...(example !== undefined && { example }) };
  });
}

/** The non-empty cells of assigned columns, with both parts of a name joined. */
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

/** Spreadsheets omit empty trailing cells; extra cells are refused. */
function checkLength({ record, line }: Line, columnCount: number): PlannedFault[] {
  if (record.slice(columnCount).every((cell) => cell === '')) return [];
  return [
    { line, message: message('people.import.otherCellCount', { header: columnCount, line: record.length }) },
  ];
}

// Cells of assigned columns are checked by column.
function checkOtherCells({ record, line }: Line, targets: Targets): PlannedFault[] {
  const broken = record.filter((cell, index) => !targets[index] && !isPlainText(cell));
  return broken.map((cell) => ({
    line,
    message: ruleMessage('people.import.controlCharacters', { cell: shownCell(cell) }),
  }));
}
