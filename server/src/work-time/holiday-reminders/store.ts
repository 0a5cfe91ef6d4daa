import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { MissingHolidays } from '@almanac/domain/work-time/holidays/missing-holidays';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';

/** Stores and returns the month's reminders that are not stored yet. */
export async function insertHolidayReminders(
  writer: Writer,
  missing: readonly MissingHolidays[],
  month: CalendarDate,
): Promise<MissingHolidays[]> {
  const { rows } = await sql<{ placeId: string; year: number }>`
    INSERT INTO holiday_reminders (place_id, year, month)
    SELECT given.place_id, given.year, ${month}::date FROM unnest(
      ${missing.map(({ place }) => place.id)}::uuid[],
      ${missing.map(({ year }) => year)}::integer[]
    ) AS given (place_id, year)
    WHERE EXISTS (SELECT FROM places WHERE places.id = given.place_id)
    ON CONFLICT DO NOTHING
    RETURNING place_id AS "placeId", year
  `.execute(writer);
  const stored = new Set(rows.map(({ placeId, year }) => `${placeId} ${year}`));
  return missing.filter(({ place, year }) => stored.has(`${place.id} ${year}`));
}
