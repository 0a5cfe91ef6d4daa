import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { refuseInput } from '@almanac/domain/refusal';

/** What the audit log keeps of a type. */
export const typeFields = [
  'code',
  'name',
  'colour',
  'unit',
  'counts',
  'takesHalves',
  'isPaid',
  'isAway',
  'needsApproval',
  'remindsOfExpiry',
  'reason',
  'documentAfterDays',
  'shownTo',
] as const satisfies readonly (keyof StoredType)[];

export function typeNameTaken(name: string) {
  return refuseInput('name', `There is a type with the name ${name} already`);
}
