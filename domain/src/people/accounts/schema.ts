import { z } from 'zod';
import { RoleName } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse, trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { paging } from '../../paging.ts';
import { optionalText, searchText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { Email, Name } from './person-fields.ts';

export const User = z.object({
  id: Id,
  version: Version,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  isActive: z.boolean(),
  departmentId: Id.optional(),
  departmentName: z.string().optional(),
  employmentStart: z.string().optional(),
  /** Their last day; from the day after it they are deactivated. */
  employmentEnd: z.string().optional(),
  createdAt: z.string(),
  /** False of somebody who has never signed in, and absent otherwise. */
  hasSignedIn: z.literal(false).optional(),
});
export type User = z.infer<typeof User>;

export const ExportUsers = z.object({
  search: searchText({ max: 200 }),
  role: RoleName.optional(),
  isActive: trueOrFalse('isActive').optional(),
  departmentId: Id.optional(),
  hasSignedIn: trueOrFalse('hasSignedIn').optional(),
  hasDepartment: trueOrFalse('hasDepartment').optional(),
  hasEmploymentStart: trueOrFalse('hasEmploymentStart').optional(),
});
export type ExportUsers = z.infer<typeof ExportUsers>;

export const ListUsers = z.object({
  ...ExportUsers.shape,
  ...paging({ defaultLimit: 100, maxLimit: 1000 }),
});
export type ListUsers = z.infer<typeof ListUsers>;

export const InviteUser = z.strictObject({
  email: Email,
  name: Name,
  role: RoleName.optional(),
  departmentId: Id.optional(),
  employmentStart: calendarDate('Employment start').optional(),
  /** Whether they are mailed how to sign in; they are where nothing is said. */
  welcome: z.boolean(isTrueOrFalse('welcome')).optional(),
});
export type InviteUser = z.infer<typeof InviteUser>;

/**
 * A field left out stays as it is; null clears it. `keepTotals` says whether the totals of the leave year stay although the
 * employment start changes them; without it those stay that somebody has set.
 */
export const ChangeUser = z.strictObject({
  /** Both addresses are mailed, and the person signs in anew, by the new one. */
  email: Email.optional(),
  name: Name.optional(),
  departmentId: Id.nullable().optional(),
  employmentStart: calendarDate('Employment start').nullable().optional(),
  employmentEnd: calendarDate('Last day').nullable().optional(),
  /** Kept in the audit log; the only administrator must give one to change their own employment. */
  reason: optionalText('Reason', { max: 500 }),
  ...seenVersion,
  keepTotals: z.boolean({ error: 'keepTotals must be true or false' }).optional(),
});
export type ChangeUser = z.infer<typeof ChangeUser>;

export const ChangeRole = z.strictObject({ role: RoleName, ...seenVersion });
export type ChangeRole = z.infer<typeof ChangeRole>;

export const ExportUser = z.object({
  format: z.enum(['json', 'zip'], { error: 'format must be json or zip' }).default('json'),
});
export type ExportUser = z.infer<typeof ExportUser>;
