import type { Said } from '../language/message.ts';
import type { LineFormat } from '../text.ts';

interface Described {
  /** The field's name in messages and forms. */
  label: Said;
  /** The field recorded in the audit log instead, such as the department for a `departmentId`. */
  loggedAs?: string;
  /** The only call that sets the field; default: both general ones. `other`: specific calls only. */
  setBy?: 'create' | 'change' | 'other';
  /** For fields of people: the column in imports, if any. */
  column?: Column | false;
}

/** A column's name, if not the field's, and its other headings in lower-case letters and digits. */
interface Column {
  name?: string;
  headings: readonly string[];
}

/** Limits are in characters; `names` are those in other languages; `own` fields have a schema in the record's schemas. */
type Kind =
  | { kind: 'name'; min?: number; max: number; isOptional?: true }
  | { kind: 'line'; min?: number; max: number; isOptional?: true; format?: LineFormat }
  | { kind: 'text' | 'names'; max: number; isOptional: true }
  | { kind: 'choice'; options: readonly string[]; isOptional?: true }
  | { kind: 'date' | 'flag' | 'reference' | 'own'; isOptional?: true };

/** A field that people edit. Schemas, columns, form values and the audit log derive from it. */
export type RecordField = Described & Kind;

type KnownKey = RecordField extends infer Field ? (Field extends unknown ? keyof Field : never) : never;
/** A misspelt key is a type error. */
type Known<Fields> = {
  [Name in keyof Fields]: { [Key in Exclude<keyof Fields[Name], KnownKey>]: never };
};

export type RecordFields = Readonly<Record<string, RecordField>>;

/** The general calls that write a record. */
export type RecordCall = 'create' | 'change';

/** Describes the editable fields of a record, in their order in the audit log. */
export function recordFields<const Fields extends RecordFields>(fields: Fields & Known<Fields>): Fields {
  return fields;
}

/** The same for people: each field says whether imports have a column for it. */
export function personFields<
  const Fields extends Readonly<Record<string, RecordField & { column: object | false }>>,
>(fields: Fields & Known<Fields>): Fields {
  return fields;
}

export type FieldName<Fields extends RecordFields> = keyof Fields & string;

/** The fields that a general call sets. */
export type SetField<Fields extends RecordFields, Call extends RecordCall> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { setBy: infer By }
    ? By extends Call
      ? Name
      : never
    : Name;
}[FieldName<Fields>];

/** The names of the fields in the audit log. */
export type LoggedField<Fields extends RecordFields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { loggedAs: infer Logged extends string } ? Logged : Name;
}[FieldName<Fields>];

export type TextField<Fields extends RecordFields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { kind: 'name' | 'line' | 'text' } ? Name : never;
}[FieldName<Fields>];

/** The names of the fields, in their order. */
export function fieldNames<Fields extends RecordFields>(fields: Fields): FieldName<Fields>[] {
  return Object.keys(fields);
}

/** The fields that the general call sets, in their order. */
export function fieldsSetBy<Fields extends RecordFields, Call extends RecordCall>(
  fields: Fields,
  call: Call,
): SetField<Fields, Call>[] {
  const set = Object.entries(fields).filter(([, { setBy = call }]) => setBy === call);
  return set.map(([name]) => name as SetField<Fields, Call>);
}

/** The field's label, by its name in the audit log. */
export function labelOfLogged(fields: RecordFields, logged: string): Said | undefined {
  return Object.entries(fields).find(([name, { loggedAs = name }]) => loggedAs === logged)?.[1].label;
}

/** The fields that contain typed text, in their order. */
export function textFields<Fields extends RecordFields>(fields: Fields): TextField<Fields>[] {
  const texts = Object.entries(fields).filter(([, { kind }]) => ['name', 'line', 'text'].includes(kind));
  return texts.map(([name]) => name as TextField<Fields>);
}

/** The record's fields among the given values; absent ones stay absent. */
export function pickFields<Fields extends RecordFields, Given extends object>(
  fields: Fields,
  given: Given,
): Pick<Given, FieldName<Fields> & keyof Given> {
  const picked = Object.entries(given).filter(([name, value]) => name in fields && value !== undefined);
  return Object.fromEntries(picked) as Pick<Given, FieldName<Fields> & keyof Given>;
}
