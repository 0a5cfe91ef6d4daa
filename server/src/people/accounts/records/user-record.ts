import type { FieldChanges } from '@almanac/domain/events/event-change';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';

export const loggedUserFields = loggedFields(userFields, 'email');

/** A user's values for the audit log. */
export function userRecord({ departmentName, name, ...user }: User) {
  return loggedValues(userFields, { ...user, name: name || undefined }, { department: departmentName });
}

/** The changes of a new account, with the address its welcome was mailed to, if any. */
export function withWelcome([first, ...others]: FieldChanges, email: string | undefined): FieldChanges {
  return [first, ...others, ...(email === undefined ? [] : [{ field: 'welcome' as const, to: email }])];
}
