import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import { loggedFields } from '@almanac/domain/records/logged-record';
import { refuseInput } from '@almanac/domain/refusal';

/** The columns of a type, which are also its audited fields. */
export const typeFields = loggedFields(leaveTypeFields, 'code');

export function typeNameTaken(name: string) {
  return refuseInput('name', `There is a type with the name ${name} already`);
}
