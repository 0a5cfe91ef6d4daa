import type { AuditedField } from '@almanac/domain/audit/field-change';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
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
