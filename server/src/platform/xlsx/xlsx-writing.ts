import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { XlsxBatch, XlsxCell, XlsxColumn, XlsxTask } from './xlsx-sheet.ts';

/** Excel's limit of characters in a cell; it repairs a file that exceeds it. */
const longestText = 32_767;
const widest = 50;

type WriteTask = Extract<XlsxTask, { kind: 'write' }>;

/** Collects the rows of the sheets, and returns the bytes of the file at the end. */
export function xlsxBuilder({ sheets, isRightToLeft }: WriteTask) {
  const data = sheets.map(({ columns, before = [], isWithoutHeadings = false }) => ({
    rows: [
      ...before.map((line): Cell[] => [{ value: textCell(line), type: String }]),
      ...(isWithoutHeadings ? [] : [columns.map(headingCell)]),
    ],
    widths: columns.map(({ heading }) => (isWithoutHeadings ? 0 : lengthOf(heading))),
  }));
  return {
    add({ sheet, rows }: Exclude<XlsxBatch, 'end'>) {
      const { columns = [] } = sheets[sheet] ?? {};
      const { rows: written = [], widths = [] } = data[sheet] ?? {};
      for (const row of rows) {
        written.push(columns.map((column, index) => cellOf(row[index], column)));
        for (const [index, cell] of row.entries()) {
          widths[index] = Math.max(widths[index] ?? 0, lengthOf(cell));
        }
      }
    },
    async finish(): Promise<Uint8Array> {
      const written = sheets.map(({ name, before = [], isWithoutHeadings = false }, index) => ({
        sheet: sheetName(name),
        data: data[index]?.rows ?? [],
        columns: (data[index]?.widths ?? []).map((width) => ({ width: Math.min(widest, width + 2) })),
        ...(!isWithoutHeadings && { stickyRowsCount: before.length + 1 }),
        rightToLeft: isRightToLeft,
      }));
      return new Uint8Array(await writeXlsxFile(written).toBuffer());
    },
  };
}

function headingCell({ heading }: XlsxColumn): Cell {
  return { value: textCell(heading), type: String, fontWeight: 'bold' };
}

function cellOf(cell: XlsxCell, { dateFormat = 'yyyy-mm-dd' }: XlsxColumn): Cell {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return { value: textCell(cell), type: String };
  if (cell instanceof Date) return { value: cell, type: Date, format: dateFormat };
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
}

/** `_x0041_` in the file stands for the character with that number, so the text itself needs its underscore escaped. */
function textCell(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return cut.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}

/** The characters of the longest line of the cell. */
function lengthOf(cell: XlsxCell): number {
  if (cell instanceof Date) return 12;
  const text = String(cell ?? '').slice(0, 1000);
  return Math.max(...text.split('\n').map(({ length }) => length));
}

/** A name as Excel takes it: without its special characters, at most 31 characters. */
function sheetName(name: string): string {
  const plain = name.replaceAll(/[[\]/\\:*?']/g, ' ').trim();
  return plain.slice(0, 31) || 'Sheet';
}
