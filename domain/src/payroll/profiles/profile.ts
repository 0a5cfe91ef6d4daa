/** What a row of a file is: a sum per person, type and month, an absence, or a day. */
export const payrollLevels = ['SUMS', 'ABSENCES', 'DAYS'] as const;
export type PayrollLevel = (typeof payrollLevels)[number];

/** The fields that a column of a file can have. */
export const columnFields = [
  'personnelNumber',
  'name',
  'email',
  'costCentre',
  'department',
  'place',
  'typeCode',
  'typeName',
  'payrollCode',
  'secondCode',
  'month',
  'startDate',
  'endDate',
  'date',
  'days',
  'hours',
  'calendarDays',
  'minutes',
  'share',
  'change',
] as const;
export type ColumnField = (typeof columnFields)[number];

export const separators = [',', ';', '\t'] as const;
export const decimalMarks = ['.', ','] as const;
export const fileDateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD'] as const;
export const fileEncodings = ['UTF-8', 'UTF-8-BOM', 'WINDOWS-1252'] as const;
export const lineEnds = ['CRLF', 'LF'] as const;
/** An Excel file has numbers and dates as such, whatever the separator, decimal mark, encoding and line end. */
export const payrollFormats = ['CSV', 'XLSX'] as const;
/** One file for the whole run, or one for each month. */
export const fileGroups = ['RUN', 'MONTH'] as const;
/** Where corrections of earlier runs go: into no file, before the month's rows, or into a file of their own. */
export const correctionPlaces = ['NONE', 'ROWS', 'SEPARATE'] as const;
export const fileParts = ['ROWS', 'CORRECTIONS'] as const;
export const rowChanges = ['ADDED', 'REMOVED'] as const;

/** The fields that rows of a level fill. The others are empty. */
export function fieldsOfLevel(level: PayrollLevel): readonly ColumnField[] {
  return columnFields.filter((field) => !emptyAt[level].includes(field));
}

const emptyAt: Readonly<Record<PayrollLevel, readonly ColumnField[]>> = {
  SUMS: ['startDate', 'endDate', 'date', 'minutes', 'share', 'change'],
  ABSENCES: ['date', 'share'],
  DAYS: ['calendarDays', 'minutes'],
};
