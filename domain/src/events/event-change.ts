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

/** A change as read from the log: erased people have no name. */
export interface LoggedChange {
  field: string;
  from?: LoggedValue | undefined;
  to?: LoggedValue | undefined;
}

type LoggedValue = string | number | boolean | LoggedPerson;

/** A person as read from the log, with their name and address unless erased. */
export interface LoggedPerson {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** Never empty: a call that changes nothing leaves no entry. */
export type FieldChanges = readonly [FieldChange, ...FieldChange[]];
