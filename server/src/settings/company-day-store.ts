import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** Stores the day that the company has reached. No record changes, so this is no change with an event. */
export async function saveCompanyDay(database: Reader, day: CalendarDate): Promise<void> {
  await sql`
    INSERT INTO company_day (day) VALUES (${day}::date)
    ON CONFLICT (is_only) DO UPDATE SET day = excluded.day WHERE company_day.day <> excluded.day
  `.execute(database);
}
