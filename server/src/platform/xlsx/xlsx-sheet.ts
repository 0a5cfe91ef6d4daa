/** A cell of a sheet. A `Date` is a day or a moment by the clock, in UTC. */
export type XlsxCell = string | number | boolean | Date | null | undefined;

export interface XlsxColumn {
  heading: string;
  /** Excel's format for dates in the column, such as `dd.mm.yyyy`; others are `yyyy-mm-dd`. */
  dateFormat?: string | undefined;
}

/** A sheet without its rows. */
export interface XlsxSheet {
  name: string;
  columns: readonly XlsxColumn[];
  /** Lines above the headings. */
  before?: readonly string[] | undefined;
  /** Whether there is no row with the headings. */
  isWithoutHeadings?: boolean | undefined;
}

/** Rows with a cell per column. */
export type XlsxRows = Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;

/** The media type of Excel files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a thread is started for. */
export type XlsxTask =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'write'; sheets: readonly XlsxSheet[]; isRightToLeft: boolean };

/** Rows of a sheet, or the end of all. */
export type XlsxBatch = { sheet: number; rows: readonly (readonly XlsxCell[])[] } | 'end';
