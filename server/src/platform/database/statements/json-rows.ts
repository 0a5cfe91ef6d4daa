import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The rows of a query (in its column `row`) as one ordered JSON list, so that several lists fit in one result. */
export function jsonRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, { row: Row }>,
): RawBuilder<Row[]> {
  return sql`(SELECT coalesce(json_agg(listed.row), '[]') FROM ${query as Expression<unknown>} AS listed)`;
}
