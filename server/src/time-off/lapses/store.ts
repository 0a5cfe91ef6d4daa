import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Warning } from './queries.ts';

/**
 * Stores and returns the warnings that were not sent yet; the people are locked. After the last warning of an expiry no
 * earlier one follows.
 */
export async function insertWarnings(
  writer: Writer,
  warnings: readonly Warning[],
  warnedOn: CalendarDate,
): Promise<Warning[]> {
  const { rows } = await sql<Warning>`
    INSERT INTO leave_lapse_warnings (user_id, type, lapses_on, stage, amount, warned_on)
    SELECT given.*, ${warnedOn}::date FROM unnest(
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

/**
 * Stores that the warnings of leave that expired by the day were checked; leave without one is kept from now on. No
 * record changes, so this is no change with an event.
 */
export async function saveCheckedThrough(database: Reader, checkedThrough: CalendarDate): Promise<void> {
  await sql`
    INSERT INTO leave_expiry_watch (checked_through) VALUES (${checkedThrough}::date)
    ON CONFLICT (id) DO UPDATE SET checked_through = excluded.checked_through
    WHERE leave_expiry_watch.checked_through < excluded.checked_through
  `.execute(database);
}
