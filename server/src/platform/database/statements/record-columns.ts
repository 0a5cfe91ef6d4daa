import { type FieldName, fieldNames, type RecordFields } from '@almanac/domain/records/record-fields';

/** The columns of the record's fields, qualified by the table's alias. */
export function columnsOf<Fields extends RecordFields, Alias extends string>(
  fields: Fields,
  alias: Alias,
): `${Alias}.${FieldName<Fields>}`[] {
  return fieldNames(fields).map((name) => `${alias}.${name}` as const);
}

/** The columns of a record that is stored as a whole: an absent field is null. */
export function wholeRecord<
  Fields extends RecordFields,
  Values extends { readonly [Name in FieldName<Fields>]?: unknown },
>(
  fields: Fields,
  values: Values,
): {
  [Name in FieldName<Fields>]:
    | Exclude<Values[Name], undefined>
    | (undefined extends Values[Name] ? null : never);
};
export function wholeRecord(fields: RecordFields, values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(fieldNames(fields).map((name) => [name, values[name] ?? null]));
}
