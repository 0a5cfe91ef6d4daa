import type { DescribedField } from './described-fields.ts';

/** What the audit log calls the fields of records: as the calls of the API do, wherever those have a word for it. */
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

/** A person as they were called at the time. */
export interface NamedPerson {
  id: string;
  name: string;
  email: string;
}

/** A value as the API says it; a department or a team by the name that it had. */
export type AuditedValue = string | number | boolean | NamedPerson;

/** What a field was and what it became: new without `from`, gone without `to`, changed in secret without both. */
export interface FieldChange {
  field: AuditedField;
  from?: AuditedValue;
  to?: AuditedValue;
}
