import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import { isErased } from '@almanac/domain/erased-person';
import type { MailState } from '@almanac/domain/mails/mail-state';
import type { FieldName } from '@almanac/domain/records/record-fields';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { roleNames } from '../access/role-name.ts';
import '@almanac/domain/leave/types/messages/message';
import { settingText } from '../settings/settings-words.ts';
import { text } from './messages/fields-text.ts';

const fieldKeys = {
  email: 'audit.field.email',
  name: 'audit.field.name',
  otherNames: 'audit.field.otherNames',
  personnelNumber: 'audit.field.personnelNumber',
  costCentre: 'audit.field.costCentre',
  role: 'audit.field.role',
  department: 'audit.field.department',
  employmentStart: 'audit.field.employmentStart',
  employmentEnd: 'audit.field.employmentEnd',
  employment: 'audit.field.employment',
  countsEarlier: 'audit.field.countsEarlier',
  keepsBalance: 'audit.field.keepsBalance',
  isActive: 'audit.field.isActive',
  description: 'audit.field.description',
  teamLead: 'audit.field.teamLead',
  code: 'audit.field.code',
  colour: 'audit.field.colour',
  unit: 'audit.field.unit',
  counts: 'audit.field.counts',
  takesHalves: 'audit.field.takesHalves',
  isPaid: 'audit.field.isPaid',
  isAway: 'audit.field.isAway',
  needsApproval: 'audit.field.needsApproval',
  remindsOfExpiry: 'audit.field.remindsOfExpiry',
  reducesLeave: 'audit.field.reducesLeave',
  isPaidOut: 'audit.field.isPaidOut',
  isSickness: 'audit.field.isSickness',
  reason: 'audit.field.reason',
  documentAfterDays: 'audit.field.documentAfterDays',
  documentBy: 'audit.field.documentBy',
  protection: 'audit.field.protection',
  shownTo: 'audit.field.shownTo',
  region: 'audit.field.region',
  plan: 'audit.field.plan',
  schedule: 'audit.field.schedule',
  workingHours: 'audit.field.workingHours',
  companyName: 'audit.field.companyName',
  locale: 'audit.field.locale',
  weekStart: 'audit.field.weekStart',
  absenceVisibility: 'audit.field.absenceVisibility',
  remindAfterDays: 'audit.field.remindAfterDays',
  escalateAfterDays: 'audit.field.escalateAfterDays',
  capacityLimit: 'audit.field.capacityLimit',
  sicknessReport: 'audit.field.sicknessReport',
  bradford: 'audit.field.bradford',
  sicknessVisibleMonths: 'audit.field.sicknessVisibleMonths',
  decisionsByEmail: 'audit.field.decisionsByEmail',
  emailVerified: 'audit.field.emailVerified',
  photo: 'audit.field.photo',
  welcome: 'audit.field.welcome',
  successor: 'audit.field.successor',
  deputy: 'audit.field.deputy',
  told: 'audit.field.told',
  requestsToDecide: 'audit.field.requestsToDecide',
  ownRequests: 'audit.field.ownRequests',
  calendarInvites: 'audit.field.calendarInvites',
  digest: 'audit.field.digest',
  calendarFeed: 'audit.field.calendarFeed',
  session: 'audit.field.session',
  link: 'audit.field.link',
  leaveYear: 'audit.field.leaveYear',
  vacationDaysTotal: 'audit.field.vacationDaysTotal',
  sickDaysTotal: 'audit.field.sickDaysTotal',
  member: 'audit.field.member',
  team: 'audit.field.team',
  holiday: 'audit.field.holiday',
  year: 'audit.field.year',
  yearStart: 'audit.field.yearStart',
  documentReceivedOn: 'audit.field.documentReceivedOn',
  documentFetched: 'audit.field.documentFetched',
  continues: 'audit.field.continues',
  illnessDays: 'audit.field.illnessDays',
  leaveReducedOn: 'audit.field.leaveReducedOn',
  policy: 'audit.field.policy',
  place: 'audit.field.place',
  effectiveFrom: 'audit.field.effectiveFrom',
  amount: 'audit.field.amount',
  on: 'audit.field.on',
  expiresOn: 'audit.field.expiresOn',
  lapsesOn: 'audit.field.lapsesOn',
  openingBalance: 'audit.field.openingBalance',
  through: 'audit.field.through',
  allocationPercent: 'audit.field.allocationPercent',
  type: 'audit.field.type',
  status: 'audit.field.status',
  startDate: 'audit.field.startDate',
  startHalf: 'audit.field.startHalf',
  endHalf: 'audit.field.endHalf',
  endDate: 'audit.field.endDate',
  minutes: 'audit.field.minutes',
  minutesHalf: 'audit.field.minutesHalf',
  createdAt: 'audit.field.createdAt',
  peopleAdded: 'audit.field.peopleAdded',
  peopleChanged: 'audit.field.peopleChanged',
  requestsAdded: 'audit.field.requestsAdded',
  balancesCorrected: 'audit.field.balancesCorrected',
  closingsMarked: 'audit.field.closingsMarked',
  entriesExported: 'audit.field.entriesExported',
  rowsExported: 'audit.field.rowsExported',
  format: 'audit.field.format',
  level: 'audit.field.level',
  places: 'audit.field.places',
  types: 'audit.field.types',
  columns: 'audit.field.columns',
  fileForm: 'audit.field.fileForm',
  rowsHandedOver: 'audit.field.rowsHandedOver',
  correctionsHandedOver: 'audit.field.correctionsHandedOver',
  setupMark: 'audit.field.setupMark',
  kind: 'audit.field.kind',
  url: 'audit.field.url',
  posts: 'audit.field.posts',
  events: 'audit.field.events',
  names: 'audit.field.sentNames',
  secret: 'audit.field.secret',
  event: 'audit.field.event',
  delivery: 'audit.field.delivery',
} as const satisfies Record<AuditedField, string>;

const statusKeys = {
  PENDING: 'audit.value.pending',
  APPROVED: 'audit.value.approved',
  REJECTED: 'audit.value.rejected',
  CANCELLED: 'audit.value.cancelled',
  WAITING: 'audit.value.waiting',
  FAILED: 'audit.value.failed',
  ACCEPTED: 'audit.value.accepted',
} as const satisfies Record<RequestStatus | MailState | 'ACCEPTED', string>;

const linkKeys = { EXPIRED: 'audit.value.expired', NO_ACCESS: 'audit.value.noAccess' } as const;

/** The changes that the summary of an entry doesn't name: a sign-in names its device. */
export function changesBeside({ summary, changes }: Pick<AuditEntry, 'summary' | 'changes'>) {
  return changes.filter(
    ({ field, to }) => !(field === 'session' && typeof to === 'string' && summary.includes(to)),
  );
}

/** Field name as text; an unknown one is shown as stored. */
export function fieldText(field: string): string {
  return has(fieldKeys, field) ? text(fieldKeys[field]) : field;
}

/** Value as text; an unknown one is shown as stored. */
export function valueText(field: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? text('audit.value.yes') : text('audit.value.no');
  if (isSetting(field)) return settingText(field, value);
  return typeof value === 'number' ? numberText(field, value) : wordText(field, value);
}

function numberText(field: string, value: number): string {
  if (field === 'allocationPercent') return text('audit.value.percent', { percent: value });
  if (field === 'vacationDaysTotal' || field === 'sickDaysTotal')
    return text('audit.value.days', { days: value });
  return String(value);
}

/** The word for a code of the API. */
function wordText(field: string, value: string): string {
  if (field === 'role' && has(roleNames, value)) return roleNames[value];
  if (field === 'status' && has(statusKeys, value)) return text(statusKeys[value]);
  return field === 'link' && has(linkKeys, value) ? text(linkKeys[value]) : value;
}

function has<Names extends object>(names: Names, name: PropertyKey): name is keyof Names {
  return Object.hasOwn(names, name);
}

function isSetting(field: string): field is FieldName<typeof settingsFields> {
  return Object.hasOwn(settingsFields, field);
}

/** Name and email address, if known. */
export function personText({ name, email }: NonNullable<AuditEntry['subject']>): string {
  if (!email || isErased({ email })) return name || text('audit.value.deletedAccount');
  return name && name !== email ? text('audit.value.person', { name, email }) : email;
}
