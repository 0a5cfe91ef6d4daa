import type { FileFormat } from '@almanac/domain/file-format';
import { directionOf } from '@almanac/domain/language/language';
import { Download } from '../use-case/download.ts';
import { xlsxOf } from '../xlsx/write-xlsx.ts';
import { type XlsxCell, type XlsxColumn, xlsxType } from '../xlsx/xlsx-sheet.ts';
import type { CsvCell, RowsOf } from './csv.ts';
import {
  type Column,
  type Columns,
  dayOrder,
  type ExcelReader,
  exportedCsv,
  readableText,
} from './exported-csv.ts';

interface ExportedFile<Name extends string> extends FileFormat {
  columns: Columns<Name>;
  rows: RowsOf<NoInfer<Name>>;
}

/** Who reads the file in their language; no one in the neutral form. */
export function readerOf<Reader extends ExcelReader>(
  format: FileFormat['format'],
  reader: Reader,
): Reader | undefined {
  return format === 'CSV' ? undefined : reader;
}

/** The list as a file of the format, with its ending added to the name. */
export async function exportedFile<Name extends string>(
  name: string,
  { format, columns, rows }: ExportedFile<Name>,
  reader: ExcelReader,
): Promise<Download> {
  if (format !== 'XLSX') {
    return new Download(`${name}.csv`, exportedCsv(columns, rows, readerOf(format, reader)));
  }
  const named = Object.entries<Column>(columns) as [Name, Column][];
  const sheet = {
    name,
    columns: named.map(([, column]) => xlsxColumn(column, reader)),
    rows: xlsxRows(named, rows, reader),
  };
  const isRightToLeft = directionOf(reader.texts.language) === 'rtl';
  return new Download(`${name}.xlsx`, [await xlsxOf([sheet], { isRightToLeft })], xlsxType);
}

async function* xlsxRows<Name extends string>(
  columns: readonly [Name, Column][],
  rows: RowsOf<Name>,
  reader: ExcelReader,
): AsyncGenerator<XlsxCell[]> {
  for await (const row of rows) yield columns.map(([name, column]) => xlsxCell(row[name], column, reader));
}

function xlsxColumn({ heading, holds }: Column, { texts }: ExcelReader): XlsxColumn {
  return {
    heading: texts.text(heading),
    ...(holds && { dateFormat: excelFormat(texts.locale, holds) }),
  };
}

function xlsxCell(cell: CsvCell, column: Column, reader: ExcelReader): XlsxCell {
  if (typeof cell === 'string' && cell !== '') {
    if (column.holds === 'dates') return new Date(`${cell}T00:00Z`);
    if (column.holds === 'instants') return clockOf(cell, reader.timeZone);
  }
  return readableText(cell, column, reader);
}

/** The clock in the time zone at the instant, to the second: Excel's dates have no zone. */
function clockOf(instant: string, timeZone: string): Date {
  const clock = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return new Date(`${clock.toString({ smallestUnit: 'second', roundingMode: 'floor' })}Z`);
}

const lettersOfParts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: 'dd',
  month: 'mm',
  year: 'yyyy',
};

/** Excel's format of dates or instants in the order of the locale. */
function excelFormat(locale: string, holds: 'dates' | 'instants'): string {
  const { format, marks } = dayOrder(locale, 'UTC');
  const day = format
    .formatToParts(0)
    .map(({ type, value }) => lettersOfParts[type] ?? value.replaceAll(marks, ''))
    .join('');
  return holds === 'dates' ? day : `${day} hh:mm:ss`;
}
