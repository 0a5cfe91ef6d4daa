import { dateFormat } from '@almanac/domain/calendar/date-format';
import { usesDecimalComma } from '@almanac/domain/language/formats';
import type { Said, Texts } from '@almanac/domain/language/message';
import { type CsvCell, type CsvDialect, csvOf, type RowsOf } from './csv.ts';
import { message } from './messages/message.ts';

/** A column of an export: its heading for Excel, and how its cells are written there. */
export interface Column {
  heading: Said;
  /** Dates or instants, as the API has them. */
  holds?: 'dates' | 'instants';
  /** The words for codes; an unknown code stays as it is. */
  words?: Readonly<Record<string, Said>>;
}

export type Columns<Name extends string> = Readonly<Record<Name, Column>>;

/** Who opens the file in Excel. */
export interface ExcelReader {
  texts: Texts;
  /** Of the company, in which instants are written. */
  timeZone: string;
}

/**
 * Rows as CSV: in the neutral form, with the names of the columns, codes of the API, commas and points; for an Excel
 * reader in their language, with semicolons and decimal commas where their locale has these.
 */
export function exportedCsv<Name extends string>(
  columns: Columns<Name>,
  rows: RowsOf<NoInfer<Name>>,
  reader: ExcelReader | undefined,
): AsyncIterable<string> {
  const names = Object.keys(columns) as Name[];
  if (!reader) return csvOf(names, rows);
  return csvOf(names, readableRows(columns, rows, reader), {
    headings: names.map((name) => reader.texts.text(columns[name].heading)),
    dialect: excelDialect(reader.texts.locale),
  });
}

/** Excel splits columns at the list separator of its country: a semicolon where the comma is the decimal mark. */
export function excelDialect(locale: string): CsvDialect {
  const hasComma = usesDecimalComma(locale);
  return { delimiter: hasComma ? ';' : ',', lineEnd: '\r\n', decimalMark: hasComma ? ',' : '.' };
}

async function* readableRows<Name extends string>(
  columns: Columns<Name>,
  rows: RowsOf<Name>,
  reader: ExcelReader,
): AsyncGenerator<{ [Each in Name]?: CsvCell }> {
  const named = Object.entries<Column>(columns) as [Name, Column][];
  for await (const row of rows) {
    const cells = named.map(([name, column]) => [name, readableCell(row[name], column, reader)]);
    yield Object.fromEntries(cells) as { [Each in Name]?: CsvCell };
  }
}

function readableCell(cell: CsvCell, column: Column, reader: ExcelReader): CsvCell {
  if (typeof cell === 'string' && cell !== '') {
    if (column.holds === 'dates') return dateCell(Date.parse(cell), reader.texts.locale, 'UTC');
    if (column.holds === 'instants') return instantCell(Date.parse(cell), reader);
  }
  return readableText(cell, column, reader);
}

/** The cell in words of the reader's language; numbers stay as they are. */
export function readableText(cell: CsvCell, { words }: Column, reader: ExcelReader): CsvCell {
  if (typeof cell === 'boolean') return yesOrNo(cell, reader.texts);
  if (typeof cell !== 'string') return cell;
  return words && Object.hasOwn(words, cell) ? reader.texts.text(words[cell] ?? cell) : cell;
}

/** 'Yes' or 'No' in the reader's language. */
export function yesOrNo(value: boolean, texts: Texts): string {
  return texts.text(value ? message('csv.yes') : message('csv.no'));
}

function instantCell(instant: number, { texts: { locale }, timeZone }: ExcelReader): string {
  const time = dateFormat('en-GB', { timeStyle: 'medium', timeZone }).format(instant);
  return `${dateCell(instant, locale, timeZone)} ${time}`;
}

const dayFields = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  numberingSystem: 'latn',
  calendar: 'gregory',
} as const;

// Invisible marks of right-to-left locales, which Excel doesn't read.
const directionMarks = /[\u200E\u200F\u061C]/gu;

/** In the order of locales with decimal commas; in others as 2026-03-02, which Excel reads in every country. */
function dateCell(instant: number, locale: string, timeZone: string): string {
  const { format, marks } = dayOrder(locale, timeZone);
  return format.format(instant).replaceAll(marks, '');
}

/** The format of dates for the locale, and the marks that Excel doesn't read. */
export function dayOrder(locale: string, timeZone: string) {
  const order = usesDecimalComma(locale) ? locale : 'sv-SE';
  return { format: dateFormat(order, { ...dayFields, timeZone }), marks: directionMarks };
}
