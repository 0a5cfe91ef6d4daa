import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The rows of a query, each in its column `row`, as one list in its order, so that several lists arrive in one answer. */
export function jsonRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, { row: Row }>,
): RawBuilder<Row[]> {
  return sql`(SELECT coalesce(json_agg(listed.row), '[]') FROM ${query as Expression<unknown>} AS listed)`;
}
