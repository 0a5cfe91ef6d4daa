import { normalized } from '@almanac/domain/normalized';
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
import { shownCell } from '@almanac/domain/people/import/shown-cell';
import { isPlainText } from '@almanac/domain/text';
import { withoutGuard } from '../../platform/http/endpoints/csv.ts';
import { paced } from '../../platform/work/long-work.ts';
import { csvLines } from './csv-lines.ts';

export interface PeopleFile {
  columns: FileColumn[];
  targets: TargetColumn[];
  rows: ImportRow[];
  faults: ImportFault[];
}

type Types = readonly { code: string; name: string }[];
type Line = { record: string[]; line: number };
type Targets = readonly (TargetColumn | undefined)[];

const tooManyColumns = `At most ${longestImport.columns} columns can be read`;

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
  if (!header) return { ...nothing, faults: [{ line: 1, message: 'The file is empty' }] };
  if (hasTooManyColumns(lines))
    return { ...nothing, faults: [{ line: header.line, message: tooManyColumns }] };
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
    faults: rest.flatMap((each) => [...checkLength(each, targets.length), ...checkOtherCells(each, targets)]),
  };
}

/** The lines that an import reads, with normalised line breaks and Unicode. */
async function readLines(csv: string): Promise<{ lines: Line[]; faults: ImportFault[] }> {
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
): ImportFault[] {
  const messages = [
    ...record
      .filter((heading) => !isPlainText(heading))
      .map((heading) => `The heading ${shownCell(heading)} contains control characters`),
    ...(chosen && chosen.length !== record.length
      ? [`The file has ${record.length} columns, and ${chosen.length} are told: please preview it again`]
      : []),
    ...(chosen ?? [])
      .filter((column) => column !== null && !known.some((each) => each === column))
      .map((column) => `There is no column ${shownCell(column ?? '')}; the columns are ${known.join(', ')}`),
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
function checkLength({ record, line }: Line, columnCount: number): ImportFault[] {
  if (record.slice(columnCount).every((cell) => cell === '')) return [];
  return [{ line, message: `The header has ${columnCount} cells, this line ${record.length}` }];
}

// Cells of assigned columns are checked by column.
function checkOtherCells({ record, line }: Line, targets: Targets): ImportFault[] {
  const broken = record.filter((cell, index) => !targets[index] && !isPlainText(cell));
  return broken.map((cell) => ({ line, message: `${shownCell(cell)} contains control characters` }));
}
