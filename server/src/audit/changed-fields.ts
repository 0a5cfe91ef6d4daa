import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { AuditedValue, FieldChange, FieldChanges } from '@almanac/domain/events/event-change';

type Value = AuditedValue | null | undefined;
type Fields<Field extends AuditedField> = Readonly<Partial<Record<Field, Value>>>;

/** The changed fields between two records; undefined if none changed. */
export function changedFields<Field extends AuditedField>(
  before: Fields<Field>,
  after: Fields<Field>,
  fields: readonly Field[],
): FieldChanges | undefined {
  const [first, ...others] = fields.flatMap((field) => changeOf(field, before[field], after[field]));
  return first && [first, ...others];
}

/** The non-empty fields of a new record; the first is never empty. */
export function createdFields<First extends AuditedField, Other extends AuditedField = never>(
  record: Readonly<Record<First, AuditedValue>> & Fields<Other>,
  [first, ...others]: readonly [First, ...Other[]],
): FieldChanges {
  const changes = others.flatMap((field) => changeOf(field, undefined, record[field]));
  return [{ field: first, to: record[first] }, ...changes];
}

/** The non-empty fields of a deleted record; the first was never empty. */
export function deletedFields<First extends AuditedField, Other extends AuditedField = never>(
  record: Readonly<Record<First, AuditedValue>> & Fields<Other>,
  [first, ...others]: readonly [First, ...Other[]],
): FieldChanges {
  const changes = others.flatMap((field) => changeOf(field, record[field], undefined));
  return [{ field: first, from: record[first] }, ...changes];
}

/** Several removed values, each as a change of the same field. */
export function deletedEach(field: AuditedField, pieces: readonly AuditedValue[]): FieldChange[] {
  return pieces.map((from) => ({ field, from }));
}

function changeOf(field: AuditedField, from: Value, to: Value): FieldChange[] {
  if (isSame(from ?? undefined, to ?? undefined)) return [];
  return [{ field, ...(from != null && { from }), ...(to != null && { to }) }];
}

// A renamed person is still the same one.
function isSame(one: AuditedValue | undefined, other: AuditedValue | undefined): boolean {
  return typeof one === 'object' && typeof other === 'object' ? one.id === other.id : one === other;
}
