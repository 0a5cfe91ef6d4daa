import type { DescribedField } from './described-fields.ts';

/** The field names of the audit log: those of the API, if it has one. */
export type AuditedField =
  | DescribedField
  | 'emailVerified'
  | 'welcome'
  | 'successor'
  | 'deputy'
  | 'told'
  | 'requestsToDecide'
  | 'ownRequests'
  | 'session'
  | 'link'
  | 'leaveYear'
  | 'vacationDaysTotal'
  | 'sickDaysTotal'
  | 'member'
  | 'team'
  | 'holiday'
  | 'year'
  | 'yearStart'
  | 'policy'
  | 'place'
  | 'effectiveFrom'
  | 'amount'
  | 'on'
  | 'expiresOn'
  | 'lapsesOn'
  | 'through'
  | 'openingBalance'
  | 'allocationPercent'
  | 'type'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'startHalf'
  | 'endHalf'
  | 'minutes'
  | 'minutesHalf'
  | 'documentReceivedOn'
  | 'createdAt'
  | 'peopleAdded'
  | 'peopleChanged'
  | 'requestsAdded'
  | 'balancesCorrected'
  | 'closingsMarked'
  | 'entriesExported'
  | 'rowsExported'
  | 'format';

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
  field: AuditedField;
  from?: AuditedValue;
  to?: AuditedValue;
}

/** Never empty: a call that changes nothing leaves no entry. */
export type FieldChanges = readonly [FieldChange, ...FieldChange[]];
