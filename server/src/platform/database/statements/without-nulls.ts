import type { Simplify } from 'kysely';

/** A row whose columns that can be null are fields that can be absent. */
export type WithoutNulls<Row> = Simplify<
  { [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column] } & {
    [Column in keyof Row as null extends Row[Column] ? Column : never]?: Exclude<Row[Column], null>;
  }
>;

/** The row without the columns that hold null: answers leave absent fields out. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
