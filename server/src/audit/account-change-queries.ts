import type { AuditedField } from '@almanac/domain/audit/field-change';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** Whether the log has a change of the field of the account, such as the email that welcomed it. */
export function hasAccountChange(userId: Expression<string>, field: AuditedField): Expression<SqlBool> {
  const { selectFrom, exists, lit } = expressionBuilder<Pick<DB, 'auditEntries'>>();
  return exists(
    selectFrom('auditEntries as entry')
      .select(lit(1).as('one'))
      .where('entry.entity', '=', 'user')
      .where('entry.entityId', '=', userId)
      .where(sql<SqlBool>`entry.changes @> ${JSON.stringify([{ field }])}::jsonb`),
  );
}
