import type { RecordFields } from '../records/record-fields.ts';
import { type DescribedField, describedRecords } from './described-fields.ts';

/** The fields of the audit log beside those of described records, named as in the API, if it has them. */
const otherFields = [
  'emailVerified',
  'photo',
  'welcome',
  'successor',
  'employment',
  'countsEarlier',
  'keepsBalance',
  'deputy',
  'told',
  'requestsToDecide',
  'ownRequests',
  'calendarInvites',
  'digest',
  'calendarFeed',
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
  'documentFetched',
  'continues',
  'illnessDays',
  'leaveReducedOn',
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
  'kind',
  'url',
  'posts',
  'events',
  'names',
  'secret',
  'event',
  'delivery',
  'level',
  'places',
  'types',
  'columns',
  'fileForm',
  'rowsHandedOver',
  'correctionsHandedOver',
] as const;

/** The field names of the audit log. */
export type AuditedField = DescribedField | (typeof otherFields)[number];

const describedNames = describedRecords.flatMap((record) =>
  Object.entries<RecordFields[string]>(record).map(([name, { loggedAs = name }]) => loggedAs),
);

const fields: ReadonlySet<string> = new Set([...describedNames, ...otherFields]);

/** Whether the log may name a field so. */
export function isAuditedField(name: string): name is AuditedField {
  return fields.has(name);
}
