import type { Simplify } from 'kysely';

/** A row with its nullable columns as optional fields. */
export type WithoutNulls<Row> = Simplify<
  { [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column] } & {
    [Column in keyof Row as null extends Row[Column] ? Column : never]?: Exclude<Row[Column], null>;
  }
>;

/** The row without null columns, as responses omit absent fields. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
