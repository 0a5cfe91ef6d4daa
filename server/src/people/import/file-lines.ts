import { normalized } from '@almanac/domain/normalized';
import { longestImport } from '@almanac/domain/people/import/import-columns';
import type { PlannedFault } from '@almanac/domain/people/import/import-plan';
import { withoutGuard } from '../../platform/csv/csv.ts';
import { paced } from '../../platform/work/long-work.ts';
import { readXlsx } from '../../platform/xlsx/read-xlsx.ts';
import { csvLines } from './csv-lines.ts';
import { message } from './messages/message.ts';

/** A line of a file, from 1, with its trimmed cells. */
export interface FileLine {
  record: string[];
  line: number;
}

/** What a call gives: a text, or an Excel file in base64. */
export interface GivenFile {
  csv?: string | undefined;
  xlsx?: string | undefined;
}

type Lines = { lines: FileLine[]; faults: PlannedFault[] };

/** The lines that an import of so many rows reads, at most one row more, without empty ones. */
export async function linesOfFile({ csv = '', xlsx }: GivenFile, mostRows: number): Promise<Lines> {
  return xlsx === undefined ? linesOfCsv(csv, mostRows) : linesOfXlsx(xlsx, mostRows);
}

/** Whether the header has more columns than an import reads. */
export function hasTooManyColumns([header]: readonly FileLine[]): boolean {
  return header !== undefined && header.record.length > longestImport.columns;
}

/** With normalised line breaks and Unicode. */
async function linesOfCsv(csv: string, mostRows: number): Promise<Lines> {
  const whole = normalized(csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), 'NFC');
  const [, said] = /^"?sep=([,;\t|])"?(?=\n)/i.exec(whole) ?? [];
  // Kept as a line, so that line numbers stay right.
  const text = said === undefined ? whole : whole.slice(whole.indexOf('\n'));
  const lines: FileLine[] = [];
  const pace = paced();
  for (const read of csvLines(text, said ?? delimiterOf(text))) {
    if ('fault' in read) return { lines: [], faults: [{ line: read.line, message: read.fault }] };
    lines.push({ record: read.cells.map(withoutGuard), line: read.line });
    if (isEnough(lines, mostRows)) break;
    await pace();
  }
  return { lines, faults: [] };
}

async function linesOfXlsx(xlsx: string, mostRows: number): Promise<Lines> {
  const read = await readXlsx(Buffer.from(xlsx, 'base64'));
  if ('fault' in read) return { lines: [], faults: [{ line: 1, message: faultMessage(read.fault) }] };
  const lines: FileLine[] = [];
  const pace = paced();
  for (const [index, row] of read.rows.entries()) {
    const record = row.map((cell) => withoutGuard(normalized(cell, 'NFC').replaceAll(/\r\n?/g, '\n').trim()));
    if (record.some((cell) => cell !== '')) lines.push({ record, line: index + 1 });
    if (isEnough(lines, mostRows)) break;
    await pace();
  }
  return { lines, faults: [] };
}

function isEnough(lines: readonly FileLine[], mostRows: number): boolean {
  return hasTooManyColumns(lines) || lines.length > mostRows + 1;
}

type XlsxRefusal = Extract<Awaited<ReturnType<typeof readXlsx>>, { fault: string }>['fault'];

function faultMessage(fault: XlsxRefusal) {
  switch (fault) {
    case 'NO_XLSX':
      return message('people.import.noXlsx');
    case 'TOO_LARGE':
      return message('people.import.xlsxTooLarge');
    case 'TOO_MANY_SHEETS':
      return message('people.import.xlsxTooManySheets');
    case 'TOO_SLOW':
      return message('people.import.xlsxTooSlow');
    case 'BUSY':
      return message('people.import.xlsxBusy');
  }
}

/** The most frequent delimiter outside quotes in the first line that has one; on a tie the earlier one. */
function delimiterOf(text: string): string {
  const [header = ''] = /^.*[,;\t].*$/m.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  const marks = [...new Set(header.match(/[,;\t]/g) ?? [','])];
  const counts = marks.map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}
