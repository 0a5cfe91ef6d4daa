import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { type MissingHolidays, missingYears } from '@almanac/domain/work-time/missing-holidays';
import type { AuditEntry } from '../audit/audit-entry.ts';
import { change } from '../audit/change.ts';
import { mailJob } from '../platform/mail/mail.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { type HolidayReminderSettings, holidayReminderMail } from './holiday-reminder-mail.ts';
import { readHolidayRecipients } from './holiday-reminder-queries.ts';
import { insertHolidayReminders } from './holiday-reminder-store.ts';
import { readPlaces } from './queries.ts';

/**
 * Mails HR which places lack the public holidays of a year that is due, once a month until they are entered, however
 * many instances run.
 */
export async function remindOfHolidays(
  context: Pick<ChangeContext, 'database' | 'jobs' | 'react'>,
  settings: HolidayReminderSettings,
  today: CalendarDate,
): Promise<void> {
  const missing = missingYears(await readPlaces(context.database), today);
  if (missing.length === 0) return;
  const recipients = await readHolidayRecipients(context.database);
  if (recipients.length === 0) return;
  await change({ ...context, actor: system }, async (writer) => {
    const due = await insertHolidayReminders(writer, missing, firstOfMonth(today));
    const [first, ...others] = due.map(entryOf);
    if (!first) return unchanged(null);
    return {
      result: null,
      audit: [first, ...others],
      jobs: recipients.map((recipient) => mailJob(holidayReminderMail(recipient, due, settings))),
    };
  });
}

function entryOf({ place, year }: MissingHolidays): AuditEntry {
  return {
    action: 'place.holidays-requested',
    entity: 'place',
    entityId: place.id,
    summary: `Asked HR for the holidays of ${place.name} in ${year}`,
    changes: [{ field: 'year', to: year }],
  };
}
