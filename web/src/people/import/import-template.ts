import { importColumns, openingColumn } from '@almanac/domain/people/import/import-columns';

const headings = [...importColumns, openingColumn('VACATION')].join(',');

/** The address of a CSV file with every heading and no people. Its byte order mark makes spreadsheets read it as UTF-8. */
export const importTemplate = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${headings}\r\n`)}`;
