import type { Role } from '@almanac/domain/access/role';
import { describedLabels } from '@almanac/domain/audit/described-fields';
import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import { isErased } from '@almanac/domain/erased-person';
import type { MailState } from '@almanac/domain/mails/mail-state';
import { numberText } from '@almanac/domain/number-text';
import type { FieldName } from '@almanac/domain/records/record-fields';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { roleNames } from '../access/role-name.ts';
import { settingText } from '../settings/settings-words.ts';

const fieldNames: Record<AuditedField, string> = {
  ...describedLabels,
  emailVerified: 'Address proven',
  photo: 'Photo',
  welcome: 'Welcome mailed to',
  successor: 'Successor',
  deputy: 'Deputy',
  told: 'Told by mail',
  requestsToDecide: 'Mails about requests to decide',
  ownRequests: 'Mails about own requests',
  session: 'Session',
  link: 'Sign-in link',
  leaveYear: 'Leave year from',
  vacationDaysTotal: 'Vacation',
  sickDaysTotal: 'Sick leave',
  member: 'Member',
  team: 'Team',
  holiday: 'Holiday',
  year: 'Year',
  yearStart: 'Leave year starts',
  documentReceivedOn: 'Document received on',
  policy: 'Rules',
  place: 'Place',
  effectiveFrom: 'From',
  amount: 'Amount',
  on: 'Counts from',
  expiresOn: 'Expires on',
  lapsesOn: 'Lapses on',
  openingBalance: 'Opening balance',
  through: 'Closed through',
  allocationPercent: 'Allocation',
  type: 'Type',
  status: 'Status',
  startDate: 'First day',
  startHalf: 'First half',
  endHalf: 'Last half',
  endDate: 'Last day',
  minutes: 'Minutes',
  minutesHalf: 'Half that the minutes fill first',
  createdAt: 'Asked for',
  peopleAdded: 'People added',
  peopleChanged: 'People changed',
  requestsAdded: 'Requests added',
  balancesCorrected: 'Balances corrected',
  closingsMarked: 'Closing balances marked',
  entriesExported: 'Entries exported',
  rowsExported: 'Rows exported',
  format: 'Format',
  setupMark: 'Set up',
};

/** API codes as text. */
const words: Partial<Record<string, Partial<Record<string, string>>>> = {
  link: { EXPIRED: 'expired', NO_ACCESS: 'no access any more' },
  role: roleNames satisfies Record<Role, string>,
  status: {
    ...({
      PENDING: 'Pending',
      APPROVED: 'Approved',
      REJECTED: 'Rejected',
      CANCELLED: 'Cancelled',
    } satisfies Record<RequestStatus, string>),
    ...({ WAITING: 'Waiting', FAILED: 'Failed' } satisfies Record<MailState, string>),
    ACCEPTED: 'Accepted',
  },
};

const exactDaysText = (days: number) => `${numberText(days)} ${days === 1 ? 'day' : 'days'}`;

const units: Partial<Record<string, (amount: number) => string>> = {
  allocationPercent: (percent) => `${percent}%`,
  vacationDaysTotal: exactDaysText,
  sickDaysTotal: exactDaysText,
};

/** The changes that the summary of an entry doesn't name: a sign-in names its device. */
export function changesBeside({ summary, changes }: Pick<AuditEntry, 'summary' | 'changes'>) {
  return changes.filter(
    ({ field, to }) => !(field === 'session' && typeof to === 'string' && summary.includes(to)),
  );
}

/** Field name as text; an unknown one is shown as stored. */
export function fieldText(field: string): string {
  return Object.hasOwn(fieldNames, field) ? fieldNames[field as AuditedField] : field;
}

/** Value as text; an unknown one is shown as stored. */
export function valueText(field: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isSetting(field)) return settingText(field, value);
  if (typeof value === 'number') return units[field]?.(value) ?? String(value);
  return words[field]?.[value] ?? value;
}

function isSetting(field: string): field is FieldName<typeof settingsFields> {
  return Object.hasOwn(settingsFields, field);
}

/** Name and email address, if known. */
export function personText({ name, email }: NonNullable<AuditEntry['subject']>): string {
  if (!email || isErased({ email })) return name || 'a deleted account';
  return name && name !== email ? `${name} (${email})` : email;
}
