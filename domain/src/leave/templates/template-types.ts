import type { Said } from '../../language/message.ts';
import type { LeaveType } from '../types/leave-type.ts';
import { message } from './messages/message.ts';

/** A type as a template adds it; its colour is the next unused one. */
type TemplateType = Omit<LeaveType, 'code' | 'colour' | 'name'> & { name: Said };

const usual = {
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: false,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: false,
  isPaidOut: false,
  isSickness: false,
  reason: 'OPTIONAL',
  documentAfterDays: null,
  documentBy: 'PERSON',
  reducesLeave: 'NONE',
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
  VACATION: {
    ...usual,
    name: message('leave.templates.vacation'),
    takesHalves: true,
    remindsOfExpiry: true,
    isPaidOut: true,
    shownTo: 'EVERYONE',
  },
  SICK_LEAVE: { ...notice, name: message('leave.templates.sickLeave'), isSickness: true },
  WORK_FROM_HOME: {
    ...usual,
    name: message('leave.templates.workFromHome'),
    takesHalves: true,
    isAway: false,
    shownTo: 'EVERYONE',
  },
  UNPAID: { ...usual, name: message('leave.templates.unpaidLeave'), isPaid: false, reducesLeave: 'DAYS' },
  PARENTAL_LEAVE: { ...longLeave, name: message('leave.templates.parentalLeave'), isPaid: false },
  MATERNITY_LEAVE: { ...longLeave, name: message('leave.templates.maternityLeave') },
  PARTNER_LEAVE: { ...longLeave, name: message('leave.templates.paternityAndPartnerLeave') },
  CHILD_ILL: { ...notice, name: message('leave.templates.childIll'), isPaid: false },
  FAMILY_EMERGENCY: { ...notice, name: message('leave.templates.familyEmergency') },
  CARE_LEAVE: { ...usual, name: message('leave.templates.careLeave'), takesHalves: true },
  FAMILY_MEDICAL_LEAVE: {
    ...longLeave,
    name: message('leave.templates.familyAndMedicalLeave'),
    counts: 'WORKED',
    isPaid: false,
  },
  WEDDING: { ...usual, name: message('leave.templates.wedding') },
  MOVING: { ...usual, name: message('leave.templates.movingHouse') },
  BEREAVEMENT: { ...usual, name: message('leave.templates.bereavement') },
  EDUCATION: { ...usual, name: message('leave.templates.educationalLeave') },
  JURY_SERVICE: { ...usual, name: message('leave.templates.juryService') },
  RTT: { ...usual, name: 'RTT', takesHalves: true, isPaidOut: true, shownTo: 'EVERYONE' },
} as const satisfies Record<string, TemplateType>;

export type TemplateTypeCode = keyof typeof templateTypes;
