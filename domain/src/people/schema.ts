import { z } from 'zod';
import { calendarDate } from '../calendar/schema.ts';
import { paging } from '../paging.ts';
import { lineOfText, searchText } from '../text.ts';
import { roles } from './role.ts';

/** Identifiers are compared as they are stored, in lower case. */
export const Id = z.uuid({ error: 'The identifier must be a UUID' }).toLowerCase();
export const RoleName = z.enum(roles, { error: `role must be one of ${roles.join(', ')}` });

/** A person as others see them beside a record. */
export const PersonReference = z.object({ id: Id, name: z.string().optional(), email: z.string() });
export type PersonReference = z.infer<typeof PersonReference>;

export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  emailVerified: z.boolean(),
  departmentId: Id.optional(),
  isActive: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const CurrentSession = z.object({
  session: z.object({ id: Id, expiresAt: z.string() }),
  user: SessionUser,
});
export type CurrentSession = z.infer<typeof CurrentSession>;

export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  isActive: z.boolean(),
  departmentId: Id.optional(),
  departmentName: z.string().optional(),
  employmentStart: z.string().optional(),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

export const ListUsers = z.object({
  search: searchText({ max: 200 }),
  role: RoleName.optional(),
  isActive: z.stringbool({ error: 'isActive must be true or false' }).optional(),
  departmentId: Id.optional(),
  ...paging({ defaultLimit: 100, maxLimit: 1000 }),
});
export type ListUsers = z.infer<typeof ListUsers>;

// Which addresses are taken is a rule of its own: `checkSignInEmail`.
const Email = z
  .string({ error: 'Email is required' })
  .max(1000, { error: 'Please enter a valid email address' });
const Name = lineOfText('Name', { max: 100 });

export const InviteUser = z.strictObject({
  email: Email,
  name: Name,
  role: RoleName.optional(),
  departmentId: Id.optional(),
  employmentStart: calendarDate('Employment start').optional(),
});
export type InviteUser = z.infer<typeof InviteUser>;

/** A field left out stays as it is; null clears it. */
export const ChangeUser = z.strictObject({
  name: Name.optional(),
  departmentId: Id.nullable().optional(),
  employmentStart: calendarDate('Employment start').nullable().optional(),
});
export type ChangeUser = z.infer<typeof ChangeUser>;

export const ChangeRole = z.strictObject({ role: RoleName });
export type ChangeRole = z.infer<typeof ChangeRole>;

export const ChangeOwnName = z.strictObject({ name: Name });
export type ChangeOwnName = z.infer<typeof ChangeOwnName>;

export const Department = z.object({
  id: Id,
  name: z.string(),
  userCount: z.int(),
  teamCount: z.int(),
});
export type Department = z.infer<typeof Department>;

export const CreateDepartment = z.strictObject({
  name: lineOfText('Department name', { min: 2, max: 100 }),
});
export type CreateDepartment = z.infer<typeof CreateDepartment>;

export const ChangeDepartment = z.strictObject(CreateDepartment.shape);
export type ChangeDepartment = z.infer<typeof ChangeDepartment>;

/** What a visitor may know before signing in. */
export const Company = z.object({
  name: z.string(),
  domain: z.string(),
  timeZone: z.string(),
  hasMailbox: z.boolean(),
  demoPeople: z.array(z.object({ name: z.string(), email: z.string(), role: RoleName })),
});
export type Company = z.infer<typeof Company>;

export const RequestMagicLink = z.strictObject({
  email: Email,
  callbackURL: z.string().max(2000, { error: 'callbackURL is too long' }).optional(),
});
export type RequestMagicLink = z.infer<typeof RequestMagicLink>;

export const FollowMagicLink = z.object({
  token: z.string({ error: 'token is required' }).min(1, { error: 'token is required' }).max(500),
  callbackURL: z.string().max(2000, { error: 'callbackURL is too long' }).optional(),
});
export type FollowMagicLink = z.infer<typeof FollowMagicLink>;
