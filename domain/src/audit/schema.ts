import * as z from 'zod/mini';
import { calendarDate } from '../calendar/schema.ts';
import {
  type AuditedKind,
  allAuditedActions,
  auditedEntities,
  auditedKinds,
} from '../events/audited-entity.ts';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { Pagination, paging, repeatable } from '../paging.ts';
import { searchText } from '../text.ts';
import { refusalMessage } from './messages/refusal-message.ts';

/** A person, with their name and address at the time; only the id for some deleted accounts. */
const AuditedPerson = z.object({ id: Id, name: z.optional(z.string()), email: z.optional(z.string()) });

/** Who acted, with their name at the time; the system has no id. */
const AuditedActor = z.object({
  kind: z.enum(['PERSON', 'SERVICE', 'SYSTEM']),
  id: z.optional(Id),
  name: z.string(),
  /** A person's, unless they were erased. */
  email: z.optional(z.string()),
});

const AuditedValue = z.union([z.string(), z.number(), z.boolean(), AuditedPerson]);

export const AuditEntry = z.object({
  id: Id,
  at: z.string(),
  actor: AuditedActor,
  action: z.string(),
  entity: z.string(),
  entityId: Id,
  /** The person the record belongs to; absent for records such as teams. */
  subject: z.optional(AuditedPerson),
  summary: z.string(),
  /** The call that created the entry, and its total number of entries. */
  call: z.optional(z.object({ id: Id, entries: z.int() })),
  changes: z.array(
    z.object({ field: z.string(), from: z.optional(AuditedValue), to: z.optional(AuditedValue) }),
  ),
  reason: z.optional(z.string()),
  /** What the event states beyond its changes; empty for entries from before events. */
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The names of kinds before there was a filter of actions. */
const formerKinds = { CHANGE: 'CHANGES', LOOK: 'LOOKS' } as const satisfies Record<string, AuditedKind>;
const kindNames = [...auditedKinds, ...(Object.keys(formerKinds) as (keyof typeof formerKinds)[])] as const;

/** Changes or looks; both if omitted. */
const AuditedKindName = z.optional(
  z.pipe(
    z.enum(kindNames, {
      error: fieldError(commonMessage('common.option', { label: 'kind', options: auditedKinds })),
    }),
    z.transform((kind): AuditedKind => (kind === 'CHANGE' || kind === 'LOOK' ? formerKinds[kind] : kind)),
  ),
);

/**
 * The search covers the summary and the names and addresses of both people. Days are in the company's time zone, both
 * included.
 */
export const ExportAuditEntries = z.object({
  actorId: z.optional(Id),
  kind: AuditedKindName,
  /** What was done; repeatable. */
  action: repeatable(
    z.enum(allAuditedActions, { error: fieldError(refusalMessage('audit.actionNotKnown')) }),
    allAuditedActions.length,
  ),
  entity: z.optional(
    z.enum(auditedEntities, {
      error: fieldError(commonMessage('common.option', { label: 'entity', options: auditedEntities })),
    }),
  ),
  entityId: z.optional(Id),
  subjectId: z.optional(Id),
  callId: z.optional(Id),
  search: searchText({ max: 200 }),
  startDate: z.optional(calendarDate(refusalMessage('audit.startDate'))),
  endDate: z.optional(calendarDate(refusalMessage('audit.endDate'))),
});
export type ExportAuditEntries = z.infer<typeof ExportAuditEntries>;

export const ListAuditEntries = z.object({
  ...paging({ defaultLimit: 50, maxLimit: 500 }),
  ...ExportAuditEntries.shape,
});
export type ListAuditEntries = z.infer<typeof ListAuditEntries>;

export const AuditPage = z.object({ data: z.array(AuditEntry), pagination: Pagination });
export type AuditPage = z.infer<typeof AuditPage>;
