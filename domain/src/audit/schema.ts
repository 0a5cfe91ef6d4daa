import * as z from 'zod/mini';
import { calendarDate } from '../calendar/schema.ts';
import { Id } from '../id.ts';
import { Pagination, paging } from '../paging.ts';
import { searchText } from '../text.ts';
import { auditedEntities, auditedKinds } from './audited-entity.ts';

/** A person as they were called at the time; of somebody whose account was deleted before that was kept only the id. */
const AuditedPerson = z.object({ id: Id, name: z.optional(z.string()), email: z.optional(z.string()) });

const AuditedValue = z.union([z.string(), z.number(), z.boolean(), AuditedPerson]);

export const AuditEntry = z.object({
  id: Id,
  at: z.string(),
  /** Who did it; absent where the system itself acted. */
  actor: z.optional(AuditedPerson),
  action: z.string(),
  entity: z.string(),
  entityId: Id,
  /** Whose record it was; absent where it was nobody's, as a team is. */
  subject: z.optional(AuditedPerson),
  summary: z.string(),
  /** The call that left it together with other entries, and how many there are in all. */
  call: z.optional(z.object({ id: Id, entries: z.int() })),
  changes: z.array(
    z.object({ field: z.string(), from: z.optional(AuditedValue), to: z.optional(AuditedValue) }),
  ),
  reason: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The search looks at the summary, and at the names and addresses of both people. The days are days in the company's time zone, both included. */
export const ExportAuditEntries = z.object({
  actorId: z.optional(Id),
  /** Changes, or looks at a record; both where it is left out. */
  kind: z.optional(z.enum(auditedKinds, { error: `kind must be one of ${auditedKinds.join(', ')}` })),
  entity: z.optional(
    z.enum(auditedEntities, { error: `entity must be one of ${auditedEntities.join(', ')}` }),
  ),
  entityId: z.optional(Id),
  subjectId: z.optional(Id),
  callId: z.optional(Id),
  search: searchText({ max: 200 }),
  startDate: z.optional(calendarDate('Start date')),
  endDate: z.optional(calendarDate('End date')),
});
export type ExportAuditEntries = z.infer<typeof ExportAuditEntries>;

export const ListAuditEntries = z.object({
  ...paging({ defaultLimit: 50, maxLimit: 500 }),
  ...ExportAuditEntries.shape,
});
export type ListAuditEntries = z.infer<typeof ListAuditEntries>;

export const AuditPage = z.object({ data: z.array(AuditEntry), pagination: Pagination });
export type AuditPage = z.infer<typeof AuditPage>;
