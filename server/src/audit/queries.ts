import type { AuditEntry, AuditPage, ListAuditEntries } from '@almanac/domain/audit/schema';
import { paginationOf } from '@almanac/domain/paging';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import type { AuditEntries } from '../platform/database/tables.ts';

export interface AuditFilters extends Omit<ListAuditEntries, 'startDate' | 'endDate'> {
  /** The period of the entries: from this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** A page of the audit log, the newest entry first. */
export async function readAuditEntries(database: Reader, filters: AuditFilters): Promise<AuditPage> {
  const { page, limit } = filters;
  const rows = await selectEntries(database)
    .where(matchesFilters(filters))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await database
    .selectFrom('auditEntries as entry')
    .where(matchesFilters(filters))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(toEntry), pagination: paginationOf({ page, limit }, total) };
}

function selectEntries(database: Reader) {
  return database
    .selectFrom('auditEntries as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actorId')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.entity',
      'entry.entityId',
      'entry.summary',
      'entry.actorId',
      'actor.name as actorName',
      'actor.email as actorEmail',
    ]);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

function toEntry({ at, actorId, actorName, actorEmail, ...entry }: EntryRow): AuditEntry {
  const name = actorName || actorEmail;
  return {
    ...entry,
    at: at.toISOString(),
    ...(actorId !== null && { actor: { id: actorId, ...(name !== null && { name }) } }),
  };
}

function matchesFilters({ actorId, entity, entityId, from, before }: AuditFilters): Expression<SqlBool> {
  const eb = expressionBuilder<{ entry: AuditEntries }, 'entry'>();
  return eb.and([
    ...(actorId ? [eb('entry.actorId', '=', actorId)] : []),
    ...(entity ? [eb('entry.entity', '=', entity)] : []),
    ...(entityId ? [eb('entry.entityId', '=', entityId)] : []),
    ...(from ? [eb('entry.at', '>=', from)] : []),
    ...(before ? [eb('entry.at', '<', before)] : []),
  ]);
}
