import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import { loggedFields } from '@almanac/domain/records/logged-record';
import { refuseInput } from '@almanac/domain/refusal';
import { message } from './messages/message.ts';

/** The columns of a type, which are also its audited fields. */
export const typeFields = loggedFields(leaveTypeFields, 'code');

export function typeNameTaken(name: string) {
  return refuseInput('name', message('leave.types.nameTaken', { name }));
}
