import * as z from 'zod/mini';
import { fieldError } from './language/field-error.ts';
import { commonMessage } from './language/messages/message.ts';
import { refusalMessage } from './language/messages/refusal-message.ts';
import { allowed, type Decision, refuseInput } from './refusal.ts';

const fileFormats = ['CSV', 'CSV_EXCEL', 'XLSX'] as const;

/** The form of an exported list. */
export interface FileFormat {
  format: (typeof fileFormats)[number];
}

/**
 * The field of a query for a list as a file. `CSV`: the same for all callers, with codes, commas and points.
 * `CSV_EXCEL`: headings and words in the caller's language, and semicolons and decimal commas where the caller's
 * locale has these. `XLSX`: the same headings and words in an Excel file, with real dates and numbers.
 */
export const fileFormat = {
  format: z._default(
    z.enum(fileFormats, {
      error: fieldError(commonMessage('common.option', { label: 'format', options: fileFormats })),
    }),
    'CSV',
  ),
};

/** The media types of a list as a file, the default first. */
export const listTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** An Excel file is built in memory as a whole; CSV files have no limit. */
const mostXlsxRows = 20_000;

/** Whether the file may have that many rows. */
export function checkFileRows({ format }: FileFormat, rows: number): Decision<'VALIDATION_ERROR'> {
  if (format !== 'XLSX' || rows <= mostXlsxRows) return allowed;
  return refuseInput('format', refusalMessage('common.tooManyRows', { rows, most: mostXlsxRows }));
}
