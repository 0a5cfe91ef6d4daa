import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { holidaysRequested, type RequestedHolidays } from '@almanac/domain/work-time/events';
import { type MissingHolidays, missingYears } from '@almanac/domain/work-time/holidays/missing-holidays';
import { change } from '../audit/change.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { readHolidayRecipients } from './holiday-reminders/queries.ts';
import { insertHolidayReminders } from './holiday-reminders/store.ts';
import { readPlaces } from './queries.ts';

/**
 * Asks HR for the public holidays of a year that is due, for places that lack them, once a month until they are
 * entered, however many instances run. Without anyone to ask it waits.
 */
export async function remindOfHolidays(
  context: Pick<ChangeContext, 'database' | 'jobs' | 'react'>,
  today: CalendarDate,
): Promise<void> {
  const missing = missingYears(await readPlaces(context.database), today);
  if (missing.length === 0) return;
  const recipients = await readHolidayRecipients(context.database);
  if (recipients.length === 0) return;
  await change({ ...context, actor: system }, async (writer) => {
    const due = await insertHolidayReminders(writer, missing, firstOfMonth(today));
    const [first, ...others] = due;
    if (!first) return unchanged(null);
    const asked = due.map(({ place, year }) => ({ placeId: place.id, name: place.name, year }));
    return { result: null, events: [requested(first, asked), ...others.map((each) => requested(each))] };
  });
}

function requested({ place: { id, name }, year }: MissingHolidays, asked?: RequestedHolidays) {
  return holidaysRequested({
    entityId: id,
    changes: [{ field: 'year', to: year }],
    data: { name, ...(asked && { asked }) },
  });
}
