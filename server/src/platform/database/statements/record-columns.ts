import { type FieldName, fieldNames, type RecordFields } from '@almanac/domain/records/record-fields';

/** The columns of the record's fields, qualified by the table's alias. */
export function columnsOf<Fields extends RecordFields, Alias extends string>(
  fields: Fields,
  alias: Alias,
): `${Alias}.${FieldName<Fields>}`[] {
  return fieldNames(fields).map((name) => `${alias}.${name}` as const);
}

type Whole<Fields extends RecordFields, Values> = {
  [Name in FieldName<Fields> & keyof Values]: undefined extends Values[Name]
    ? Exclude<Values[Name], undefined> | null
    : Values[Name];
};

/** The columns of a completely stored record; absent fields are null. */
export function wholeRecord<
  Fields extends RecordFields,
  Values extends { readonly [Name in FieldName<Fields>]?: unknown },
>(fields: Fields, values: Values): Whole<Fields, Values> {
  const given: Readonly<Record<string, unknown>> = values;
  const columns = fieldNames(fields).map((name) => [name, given[name] ?? null] as const);
  return Object.fromEntries(columns) as Whole<Fields, Values>;
}
