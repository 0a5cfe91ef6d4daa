import { z } from 'zod';
import { calendarDate } from '../calendar/schema.ts';
import { Id } from '../id.ts';
import { Pagination, paging } from '../paging.ts';
import { auditedEntities } from './audited-entity.ts';

/** Who did it: nobody where the system itself acted, without a name once the account is deleted. */
const AuditActor = z.object({ id: Id, name: z.string().optional() });

export const AuditEntry = z.object({
  id: Id,
  at: z.string(),
  actor: AuditActor.optional(),
  action: z.string(),
  entity: z.string(),
  entityId: Id,
  summary: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The days are days in the company's time zone, both included. */
export const ListAuditEntries = z.object({
  ...paging({ defaultLimit: 50, maxLimit: 500 }),
  actorId: Id.optional(),
  entity: z
    .enum(auditedEntities, { error: `entity must be one of ${auditedEntities.join(', ')}` })
    .optional(),
  entityId: Id.optional(),
  startDate: calendarDate('Start date').optional(),
  endDate: calendarDate('End date').optional(),
});
export type ListAuditEntries = z.infer<typeof ListAuditEntries>;

export const AuditPage = z.object({ data: z.array(AuditEntry), pagination: Pagination });
export type AuditPage = z.infer<typeof AuditPage>;
