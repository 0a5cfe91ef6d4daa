import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import type { StoredRecords } from '../../../platform/database/stored-records.ts';

/** The records as a zip with one CSV file per list, guarded against formulas, and other files. */
export function zipOfRecords(records: StoredRecords, others: Record<string, Uint8Array>): Uint8Array {
  const files = Object.entries(records).map(([name, rows]) => [
    `${name.replaceAll(' ', '-')}.csv`,
    strToU8(csvOf(rows)),
  ]);
  return zipSync({ ...Object.fromEntries(files), ...others });
}

function csvOf(rows: StoredRecords[string]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
    { header: true, columns, bom: true, escape_formulas: true },
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
