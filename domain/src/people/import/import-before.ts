import type { PersonFields } from './import-cells.ts';
import { type ColumnOfFile, openingColumn } from './import-columns.ts';

/** The fields of the changed columns only. */
export function fieldsBefore(fields: PersonFields, changes: readonly ColumnOfFile[]): Partial<PersonFields> {
  const { opening = {}, ...others } = fields;
  const names: readonly string[] = changes;
  const changed = Object.entries(others).filter(([column]) => names.includes(column));
  const openings = Object.entries(opening).filter(([code]) => changes.includes(openingColumn(code)));
  return {
    ...Object.fromEntries(changed),
    ...(openings.length > 0 && { opening: Object.fromEntries(openings) }),
  };
}
