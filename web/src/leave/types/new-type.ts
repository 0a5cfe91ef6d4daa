import type { StoredType } from '@almanac/domain/leave/types/types-schema';

/** The initial values of the form for a new type; its colour is the next unused one. */
export const newType: StoredType = {
  id: '',
  version: 1,
  isInUse: false,
  code: '',
  name: '',
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: true,
  isPaidOut: true,
  isSickness: false,
  reason: 'OPTIONAL',
  documentBy: 'PERSON',
  reducesLeave: 'NONE',
  shownTo: 'APPROVERS',
};
