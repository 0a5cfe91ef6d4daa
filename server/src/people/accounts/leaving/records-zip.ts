import type { FileFormat } from '@almanac/domain/file-format';
import { directionOf } from '@almanac/domain/language/language';
import type { Texts } from '@almanac/domain/language/message';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import { type CsvDialect, neutralDialect, numberText, stringifyOptions } from '../../../platform/csv/csv.ts';
import { excelDialect } from '../../../platform/csv/exported-csv.ts';
import type { StoredRecords } from '../../../platform/database/stored-records.ts';
import { xlsxOf } from '../../../platform/xlsx/write-xlsx.ts';

interface RecordsZip extends FileFormat {
  others: Record<string, Uint8Array>;
  texts: Texts;
}

type Rows = StoredRecords[string];

/** The records as a zip with a CSV file or a sheet for each list, and other files. */
export async function zipOfRecords(
  records: StoredRecords,
  { others, format, texts }: RecordsZip,
): Promise<Uint8Array> {
  if (format === 'XLSX') return zipSync({ 'records.xlsx': await xlsxOfRecords(records, texts), ...others });
  const dialect = format === 'CSV' ? neutralDialect : excelDialect(texts.locale);
  const files = Object.entries(records).map(([name, rows]) => [
    `${name.replaceAll(' ', '-')}.csv`,
    strToU8(csvOf(rows, dialect)),
  ]);
  return zipSync({ ...Object.fromEntries(files), ...others });
}

function xlsxOfRecords(records: StoredRecords, { language }: Texts): Promise<Uint8Array> {
  const sheets = Object.entries(records).map(([name, rows]) => {
    const columns = columnsOf(rows);
    return {
      name,
      columns: columns.map((heading) => ({ heading })),
      rows: rows.map((row) => columns.map((column) => plainValue(row[column]))),
    };
  });
  return xlsxOf(sheets, { isRightToLeft: directionOf(language) === 'rtl' });
}

/** Guarded against formulas. */
function csvOf(rows: Rows, dialect: CsvDialect): string {
  const columns = columnsOf(rows);
  return stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column], dialect))),
    { header: true, columns, bom: true, escape_formulas: true, ...stringifyOptions(dialect) },
  );
}

function columnsOf(rows: Rows): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function cellOf(value: unknown, dialect: CsvDialect): string {
  const plain = plainValue(value);
  return typeof plain === 'number' ? numberText(plain, dialect) : String(plain);
}

function plainValue(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
