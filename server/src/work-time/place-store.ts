import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { HolidayOfYear } from '@almanac/domain/work-time/schema';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import type { Writer } from '../platform/database/database.ts';

/** Stores a schedule and returns its id. */
export async function insertSchedule(
  writer: Writer,
  { name, minutes, anchor }: { name: string } & WorkSchedule,
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('workSchedules')
    .values({ id, name, minutes: [...minutes], anchor: anchor ?? null })
    .execute();
  return id;
}

/** Stores a place without holidays and returns its id; the plan and the schedule are those of its newcomers. */
export async function insertPlace(
  writer: Writer,
  place: { name: string; region?: string | undefined; planId: string; scheduleId: string },
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('places')
    .values({ id, ...place })
    .execute();
  return id;
}

export async function insertHolidays(
  writer: Writer,
  placeId: string,
  holidays: readonly HolidayOfYear[],
  addedOn: CalendarDate,
): Promise<void> {
  if (holidays.length === 0) return;
  await writer
    .insertInto('publicHolidays')
    .values(
      holidays.map(({ date, name, half }) => ({
        id: randomUUIDv7(),
        placeId,
        date,
        name,
        half: half ?? null,
        addedOn,
      })),
    )
    .execute();
}
