import type { LeaveType } from '../types/leave-type.ts';

/** A type as a template adds it; its colour is the next unused one. */
type TemplateType = Omit<LeaveType, 'code' | 'colour'>;

const usual = {
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: false,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: false,
  reason: 'OPTIONAL',
  documentAfterDays: null,
  shownTo: 'APPROVERS',
} satisfies Omit<TemplateType, 'name'>;

/** Long leave around a birth is a person's right, and is counted in calendar days. */
const longLeave = { ...usual, counts: 'CALENDAR', reason: 'NONE' } satisfies Omit<TemplateType, 'name'>;

/** Types that can't wait for an approval. */
const notice = { ...usual, needsApproval: false, takesHalves: true, reason: 'NONE' } satisfies Omit<
  TemplateType,
  'name'
>;

/** The types that country templates offer, by code. A type that exists already is used as it is. */
export const templateTypes = {
  VACATION: { ...usual, name: 'Vacation', takesHalves: true, remindsOfExpiry: true, shownTo: 'EVERYONE' },
  SICK_LEAVE: { ...notice, name: 'Sick Leave' },
  WORK_FROM_HOME: {
    ...usual,
    name: 'Work From Home',
    takesHalves: true,
    isAway: false,
    shownTo: 'EVERYONE',
  },
  UNPAID: { ...usual, name: 'Unpaid Leave', isPaid: false },
  PARENTAL_LEAVE: { ...longLeave, name: 'Parental Leave', isPaid: false },
  MATERNITY_LEAVE: { ...longLeave, name: 'Maternity Leave' },
  PARTNER_LEAVE: { ...longLeave, name: 'Paternity and Partner Leave' },
  CHILD_ILL: { ...notice, name: 'Child Ill', isPaid: false },
  FAMILY_EMERGENCY: { ...notice, name: 'Family Emergency' },
  CARE_LEAVE: { ...usual, name: 'Care Leave', takesHalves: true },
  FAMILY_MEDICAL_LEAVE: { ...longLeave, name: 'Family and Medical Leave', counts: 'WORKED', isPaid: false },
  WEDDING: { ...usual, name: 'Wedding' },
  MOVING: { ...usual, name: 'Moving House' },
  BEREAVEMENT: { ...usual, name: 'Bereavement' },
  EDUCATION: { ...usual, name: 'Educational Leave' },
  JURY_SERVICE: { ...usual, name: 'Jury Service' },
  RTT: { ...usual, name: 'RTT', takesHalves: true, shownTo: 'EVERYONE' },
} as const satisfies Record<string, TemplateType>;

export type TemplateTypeCode = keyof typeof templateTypes;
