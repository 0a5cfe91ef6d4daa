import * as z from 'zod/mini';
import { weekStarts } from '../calendar/week-start.ts';
import { capacityShares } from '../capacity-share.ts';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { languages } from '../language/language.ts';
import { commonMessage } from '../language/messages/message.ts';
import { Version } from '../version.ts';
import { roles } from './role.ts';

export const RoleName = z.enum(roles, {
  error: fieldError(commonMessage('common.option', { label: 'role', options: roles })),
});

/** A person as shown beside a record. */
export const PersonReference = z.object({ id: Id, name: z.optional(z.string()), email: z.string() });
export type PersonReference = z.infer<typeof PersonReference>;

export const SessionUser = z.object({
  id: Id,
  version: Version,
  email: z.string(),
  name: z.string(),
  role: RoleName,
  emailVerified: z.boolean(),
  departmentId: z.optional(Id),
  isActive: z.boolean(),
  /** The language the person has chosen; absent for that of the browser. */
  locale: z.optional(z.enum(languages)),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const CurrentSession = z.object({
  session: z.object({ id: Id, expiresAt: z.string() }),
  user: SessionUser,
});
export type CurrentSession = z.infer<typeof CurrentSession>;

/** What a visitor may know before signing in. */
export const Company = z.object({
  name: z.string(),
  domain: z.string(),
  timeZone: z.string(),
  weekStart: z.enum(weekStarts),
  /** The language of those whose browser names none that is offered. */
  locale: z.enum(languages),
  /** The share of a department away that counts as too many. */
  capacityLimit: z.enum(capacityShares),
  hasMailbox: z.boolean(),
  demoPeople: z.array(z.object({ name: z.string(), email: z.string(), role: RoleName })),
});
export type Company = z.infer<typeof Company>;
