import { type UnzipFileInfo, type Unzipped, unzipSync, zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';

/** What a file is refused for. */
export type XlsxFault = 'NO_XLSX' | 'TOO_LARGE' | 'TOO_MANY_SHEETS';

/** Bytes of a part of the file, such as a sheet, and of all of them. */
const mostBytes = { part: 5 * 1024 * 1024, all: 20 * 1024 * 1024 };
const mostSheets = 100;

/** The first sheet's cells as texts, or why there are none. */
export async function readXlsxSheet(file: Uint8Array): Promise<{ rows: string[][] } | { fault: XlsxFault }> {
  try {
    const parts = unpacked(file);
    // Packed again, so that the library unpacks nothing that wasn't measured.
    const measured = zipSync(parts, { level: 0 });
    const rows = await readSheet(measured.buffer as ArrayBuffer, 1);
    return { rows: rows.map((row) => row.map(textOf)) };
  } catch (error) {
    return { fault: error instanceof Refused ? error.fault : 'NO_XLSX' };
  }
}

class Refused extends Error {
  readonly fault: XlsxFault;

  constructor(fault: XlsxFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Workbook, styles, texts and sheets. */
const needed =
  /^(\[Content_Types\]\.xml|xl\/(?!theme|drawings|charts|pivot|external|media|calcChain).*\.(xml|rels))$/i;

/** The needed parts of the file. A part that states more than its limit is refused before it is unpacked. */
function unpacked(file: Uint8Array): Unzipped {
  let sheets = 0;
  let bytes = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!needed.test(name)) return false;
    if (sheet.test(name)) sheets += 1;
    bytes += originalSize;
    if (sheets > mostSheets) throw new Refused('TOO_MANY_SHEETS');
    if (originalSize > mostBytes.part || bytes > mostBytes.all) throw new Refused('TOO_LARGE');
    return true;
  };
  // Memory for each part is reserved by its stated size: what exceeds it is cut off.
  const parts = unzipSync(file, { filter });
  for (const [name, content] of Object.entries(parts)) {
    if (sheet.test(name) && isFarApart(content)) throw new Refused('TOO_LARGE');
  }
  return parts;
}

const sheet = /^xl\/worksheets\/[^/]*\.xml$/i;
/** A cell beyond the 702nd column or the row 99,999. */
const farCell = /\br\s*=\s*["'](?:[A-Z]{3,}\d*|[A-Z]*\d{6,})["']/i;

/** Whether the sheet names a cell so far out that its empty cells alone would take seconds and gigabytes. */
function isFarApart(content: Uint8Array): boolean {
  return farCell.test(new TextDecoder('latin1').decode(content));
}

/** The cell as it would stand in a CSV file: 2026-03-01, 12.5, 7:30 for a time of less than a hundred days. */
function textOf(cell: CellValue | null): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  // Fifteen digits, as Excel shows: 0.1 + 0.2 is 0.3.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
}

const firstDay = Date.UTC(1899, 11, 30);
const dayInMilliseconds = 86_400_000;

function dateText(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000);
  const minutes = Math.round((seconds * 1000 - firstDay) / 60_000);
  if (minutes >= 0 && seconds * 1000 - firstDay < 100 * dayInMilliseconds) {
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }
  if (Number.isNaN(seconds)) return '';
  return new Date(seconds * 1000)
    .toISOString()
    .replace('T00:00:00.000Z', '')
    .replace(/\.000Z$/, '');
}
