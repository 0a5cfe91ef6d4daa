import type { Said } from '../language/message.ts';
import { type FieldName, type LoggedField, labelOfLogged, type RecordFields } from './record-fields.ts';

/** Fields with another name in the log, whose values the record has elsewhere. */
type Renamed<Fields extends RecordFields> = Exclude<LoggedField<Fields>, FieldName<Fields>>;
type Unrenamed<Fields extends RecordFields> = LoggedField<Fields> & FieldName<Fields>;
type Listed<Fields extends RecordFields, Main extends LoggedField<Fields>> = readonly [
  Main,
  ...Exclude<LoggedField<Fields>, Main>[],
];

/** The names of the record's fields in the log, each once; first the main one, which always has a value. */
export function loggedFields<Fields extends RecordFields, Main extends LoggedField<Fields>>(
  fields: Fields,
  main: Main,
): Listed<Fields, Main> {
  const names = Object.entries(fields).map(([name, { loggedAs = name }]) => loggedAs);
  return [...new Set([main, ...names])] as unknown as Listed<Fields, Main>;
}

/** The record's values by their names in the log; `renamed` has those of renamed fields. */
export function loggedValues<
  Fields extends RecordFields,
  Recorded extends { readonly [Name in Unrenamed<Fields>]?: unknown },
  Others extends Record<Renamed<Fields>, unknown>,
>(fields: Fields, record: Recorded, renamed: Others): Pick<Recorded, Unrenamed<Fields>> & Others {
  const values: Readonly<Record<string, unknown>> = record;
  const unrenamed = Object.keys(fields).filter((name) => fields[name]?.loggedAs === undefined);
  const pairs = unrenamed.map((name) => [name, values[name]] as const);
  return { ...(Object.fromEntries(pairs) as Pick<Recorded, Unrenamed<Fields>>), ...renamed };
}

/** The labels of the changed fields. */
export function changedLabels(fields: RecordFields, changes: readonly { field: string }[]): Said[] {
  return changes.map(({ field }) => labelOfLogged(fields, field) ?? field);
}
