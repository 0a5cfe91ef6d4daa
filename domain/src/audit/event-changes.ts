import type { AuditedField } from './field-change.ts';

type Changes = readonly { field: string; from?: unknown; to?: unknown }[];

/** The new value of the field; undefined if it didn't change or has none now. */
export function newValue(changes: Changes, field: AuditedField): unknown {
  return changes.find((change) => change.field === field)?.to;
}

/** The former value of the field; undefined if it didn't change or had none. */
export function formerValue(changes: Changes, field: AuditedField): unknown {
  return changes.find((change) => change.field === field)?.from;
}
