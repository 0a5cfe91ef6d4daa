import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { changedWords, loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import type { FieldChanges } from '../../../audit/audit-entry.ts';

/** The fields of a user in the audit log. */
export const loggedUserFields = loggedFields(userFields, 'email');

/** The values of a user in the audit log. */
export function userRecord({ departmentName, name, ...user }: User) {
  return loggedValues(userFields, { ...user, name: name || undefined }, { department: departmentName });
}

/** The changed fields within a sentence, such as 'name, employment start'. */
export function fieldsText(changes: FieldChanges): string {
  return changedWords(userFields, changes);
}

/** The changes of a new account with the address to which its welcome was mailed, if one was. */
export function withWelcome([first, ...others]: FieldChanges, email: string | undefined): FieldChanges {
  return [first, ...others, ...(email === undefined ? [] : [{ field: 'welcome' as const, to: email }])];
}
