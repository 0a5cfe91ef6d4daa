import { loggedNames } from '@almanac/domain/language/names';
import { protectedMonths, protectsUntilNextYear } from '@almanac/domain/leave/types/leave-protection';
import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import { fieldNames } from '@almanac/domain/records/record-fields';
import { refuseInput } from '@almanac/domain/refusal';
import { message } from './messages/message.ts';

/** The columns of a type. */
export const typeColumns = fieldNames(leaveTypeFields);

/** The audited fields of a type. */
export const typeFields = loggedFields(leaveTypeFields, 'code');

/** A type's values for the audit log. */
export function typeRecord({
  names,
  protectsLeave,
  ...type
}: Omit<StoredType, 'id' | 'version' | 'isInUse'>) {
  const otherNames = loggedNames(names);
  return loggedValues(leaveTypeFields, type, { otherNames, protection: loggedProtection(protectsLeave) });
}

/** The protection in the audit log: 'NEXT_YEAR', or the number of months. */
function loggedProtection(protection: StoredType['protectsLeave']): string | number | undefined {
  return protectedMonths(protection) ?? (protectsUntilNextYear(protection) ? 'NEXT_YEAR' : undefined);
}

export function typeNameTaken(name: string) {
  return refuseInput('name', message('leave.types.nameTaken', { name }));
}
