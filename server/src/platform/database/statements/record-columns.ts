import { type FieldName, fieldNames, type RecordFields } from '@almanac/domain/records/record-fields';

/** The columns of the record's fields, qualified by the table's alias. */
export function columnsOf<Fields extends RecordFields, Alias extends string>(
  fields: Fields,
  alias: Alias,
): `${Alias}.${FieldName<Fields>}`[] {
  return fieldNames(fields).map((name) => `${alias}.${name}` as const);
}
