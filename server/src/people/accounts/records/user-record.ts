import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { User } from '@almanac/domain/people/accounts/schema';
import type { FieldChanges } from '../../../audit/audit-entry.ts';

/** What the audit log keeps of a user. */
export const userFields = [
  'email',
  'name',
  'role',
  'department',
  'employmentStart',
  'employmentEnd',
  'isActive',
] as const;

const words: Partial<Record<AuditedField, string>> = {
  email: 'address',
  name: 'name',
  role: 'role',
  department: 'department',
  employmentStart: 'employment start',
  employmentEnd: 'last day',
  isActive: 'status',
};

/** The user in the words of the audit log. */
export function userRecord({ name, departmentName, ...user }: User) {
  const { email, role, employmentStart, employmentEnd, isActive } = user;
  const employment = { employmentStart, employmentEnd };
  return { email, name: name || undefined, role, department: departmentName, ...employment, isActive };
}

/** The changed fields in words, such as 'name, employment start'. */
export function fieldsText(changes: FieldChanges): string {
  return changes.map(({ field }) => words[field] ?? field).join(', ');
}

/** The changes of a new account with the address to which its welcome was mailed, if one was. */
export function withWelcome([first, ...others]: FieldChanges, email: string | undefined): FieldChanges {
  return [first, ...others, ...(email === undefined ? [] : [{ field: 'welcome' as const, to: email }])];
}
