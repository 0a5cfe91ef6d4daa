import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { type Cell, cellOf } from '@almanac/domain/payroll/rendering/cells';
import { csvLines, linesBefore } from '@almanac/domain/payroll/rendering/csv-text';
import type { PayrollFile } from '@almanac/domain/payroll/rendering/files';
import { windows1252 } from '@almanac/domain/payroll/rendering/windows-1252';
import { Zip, ZipDeflate } from 'fflate';
import { inTurns } from '../../platform/work/long-work.ts';
import { xlsxOf } from '../../platform/xlsx/write-xlsx.ts';
import type { XlsxCell } from '../../platform/xlsx/xlsx-sheet.ts';

const linesInAPiece = 500;
const byteOrderMark = '\uFEFF';

/** The bytes of a CSV file in pieces, in the encoding of the profile. */
export async function* csvBytes(
  { rows, month }: Pick<PayrollFile<PayrollRow>, 'rows' | 'month'>,
  profile: ProfileSettings,
): AsyncGenerator<Uint8Array> {
  const encode = encoders[profile.encoding];
  let piece = profile.encoding === 'UTF-8-BOM' ? byteOrderMark : '';
  let lines = 0;
  for await (const line of inTurns(csvLines(rows, profile, month))) {
    piece += line;
    lines += 1;
    if (lines % linesInAPiece === 0) {
      yield encode(piece);
      piece = '';
    }
  }
  yield encode(piece);
}

/** The bytes of an Excel file: the text before and the headings, then a row per row; its sheet has the file's name. */
export async function* xlsxBytes(
  { rows, month, name }: Pick<PayrollFile<PayrollRow>, 'rows' | 'month' | 'name'>,
  profile: ProfileSettings,
): AsyncGenerator<Uint8Array> {
  const { columns, headings, dateFormat } = profile;
  yield await xlsxOf([
    {
      name,
      columns: columns.map(({ heading }) => ({ heading, dateFormat: dateFormat.toLowerCase() })),
      before: linesBefore(profile, month),
      isWithoutHeadings: !headings,
      rows: xlsxRows(rows, profile),
    },
  ]);
}

async function* xlsxRows(
  rows: readonly PayrollRow[],
  profile: ProfileSettings,
): AsyncGenerator<readonly XlsxCell[]> {
  for await (const row of inTurns(rows)) {
    yield profile.columns.map((column) => xlsxCell(cellOf(row, column, profile)));
  }
}

function xlsxCell(cell: Cell): XlsxCell {
  if (cell === undefined) return null;
  if ('number' in cell) return cell.number;
  return 'day' in cell ? new Date(`${cell.day}T00:00Z`) : cell.text;
}

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

const encoders: Readonly<Record<ProfileSettings['encoding'], (text: string) => Uint8Array>> = {
  'UTF-8': utf8,
  'UTF-8-BOM': utf8,
  'WINDOWS-1252': windows1252,
};

interface NamedFile {
  name: string;
  pieces: AsyncIterable<Uint8Array>;
}

/** The files as a zip in pieces. */
export async function* zipBytes(files: readonly NamedFile[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(piece);
  });
  for (const { name, pieces } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* written.splice(0);
}
