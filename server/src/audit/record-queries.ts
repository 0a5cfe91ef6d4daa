import type { AuditedField } from '@almanac/domain/audit/field-change';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';

/** Whether the log has a change of this account field, such as the email that welcomed the person. */
export function hasAccountChange(userId: Expression<string>, field: AuditedField): Expression<SqlBool> {
  const { selectFrom, lit } = expressionBuilder<Pick<DB, 'auditEntries'>>();
  const found = selectFrom('auditEntries as entry')
    .select(lit(1).as('one'))
    .where('entry.entity', '=', 'user')
    .where('entry.entityId', '=', userId)
    .where(sql<SqlBool>`entry.changes @> ${sql.lit(JSON.stringify([{ field }]))}::jsonb`)
    // With EXISTS the planner may scan the whole log; with a limit it looks up each account by index.
    .limit(1);
  return sql<SqlBool>`(${found}) IS NOT NULL`;
}

interface AskingEvent {
  actorId: string | null;
  /** The ids of the people asked to decide. */
  asked: readonly string[];
}

/** The latest event of each request that asked people to decide it, by request. */
export async function readAskingEvents(
  database: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, AskingEvent>> {
  const rows = await database
    .selectFrom('auditEntries')
    .distinctOn('entityId')
    .select(['entityId', 'actorId', sql<string[]>`data -> 'asked'`.as('asked')])
    .where('entity', '=', 'time-off-request')
    .where((eb) => eb('entityId', '=', eb.fn.any(eb.val(requestIds))))
    .where(sql<boolean>`data ? 'asked'`)
    .orderBy('entityId')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ entityId, ...event }) => [entityId, event]));
}
