import { type DescribedField, describedLabels } from './described-fields.ts';

/** The fields of the audit log beside those of described records, named as in the API, if it has them. */
const otherFields = [
  'emailVerified',
  'photo',
  'welcome',
  'successor',
  'deputy',
  'told',
  'requestsToDecide',
  'ownRequests',
  'session',
  'link',
  'leaveYear',
  'vacationDaysTotal',
  'sickDaysTotal',
  'member',
  'team',
  'holiday',
  'year',
  'yearStart',
  'policy',
  'place',
  'effectiveFrom',
  'amount',
  'on',
  'expiresOn',
  'lapsesOn',
  'through',
  'openingBalance',
  'allocationPercent',
  'type',
  'status',
  'startDate',
  'endDate',
  'startHalf',
  'endHalf',
  'minutes',
  'minutesHalf',
  'documentReceivedOn',
  'createdAt',
  'peopleAdded',
  'peopleChanged',
  'requestsAdded',
  'balancesCorrected',
  'closingsMarked',
  'entriesExported',
  'rowsExported',
  'format',
  'setupMark',
] as const;

/** The field names of the audit log. */
export type AuditedField = DescribedField | (typeof otherFields)[number];

const fields: ReadonlySet<string> = new Set([...Object.keys(describedLabels), ...otherFields]);

/** Whether the log may name a field so. */
export function isAuditedField(name: string): name is AuditedField {
  return fields.has(name);
}
