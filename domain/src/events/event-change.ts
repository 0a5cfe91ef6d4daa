/** A person, with their name at the time. */
export interface NamedPerson {
  id: string;
  name: string;
  email: string;
}

/** A value as in the API; a department or team by its name at the time. */
export type AuditedValue = string | number | boolean | NamedPerson;

/** A changed field: new without `from`, removed without `to`, changed but secret without both. */
export interface FieldChange {
  field: string;
  from?: AuditedValue;
  to?: AuditedValue;
}

/** Never empty: a call that changes nothing leaves no entry. */
export type FieldChanges = readonly [FieldChange, ...FieldChange[]];
