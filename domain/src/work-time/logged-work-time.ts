import type { Texts } from '../language/message.ts';
import { createTexts, entriesIn } from '../language/texts.ts';
import type { Half } from './half-day.ts';
import { workTimeWordCatalogues } from './messages/catalogues.ts';
import type { WorkSchedule } from './work-schedule.ts';
import { holidayText, scheduleText } from './work-time-words.ts';

/** The audit log stores its texts in English. */
const english: Texts = createTexts('en', 'en-GB', entriesIn('en', [workTimeWordCatalogues]));

/** The schedule as the audit log stores it. */
export function loggedSchedule(schedule: WorkSchedule): string {
  return scheduleText(schedule, english);
}

/** The holiday as the audit log stores it: '2026-12-24 Christmas Eve (afternoon)'. */
export function loggedHoliday(holiday: { date: string; name: string; half?: Half | undefined }): string {
  return `${holiday.date} ${holidayText(holiday, english)}`;
}
