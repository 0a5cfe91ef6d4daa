import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { Warning } from './queries.ts';

/**
 * Stores and returns the warnings that were not sent yet; the people are locked. After the last warning of an expiry no
 * earlier one follows.
 */
export async function insertWarnings(writer: Writer, warnings: readonly Warning[]): Promise<Warning[]> {
  const { rows } = await sql<Warning>`
    INSERT INTO leave_lapse_warnings (user_id, type, lapses_on, stage, amount)
    SELECT given.* FROM unnest(
      ${warnings.map(({ userId }) => userId)}::uuid[],
      ${warnings.map(({ type }) => type)}::text[],
      ${warnings.map(({ lapsesOn }) => lapsesOn)}::date[],
      ${warnings.map(({ stage }) => stage)}::text[],
      ${warnings.map(({ amount }) => amount)}::integer[]
    ) AS given (user_id, type, lapses_on, stage, amount)
    WHERE NOT EXISTS (
      SELECT FROM leave_lapse_warnings AS last
      WHERE last.user_id = given.user_id AND last.type = given.type AND last.lapses_on = given.lapses_on
        AND last.stage = 'FOUR_WEEKS'
    )
    ON CONFLICT DO NOTHING
    RETURNING user_id AS "userId", type, lapses_on AS "lapsesOn", stage, amount
  `.execute(writer);
  return rows;
}
