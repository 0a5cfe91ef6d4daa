import { periodText, periodTextBeside } from '../../../calendar/date-text.ts';
import type { Period } from '../../../calendar/period.ts';
import type { Texts } from '../../../language/message.ts';

/** A period, beside another one that may make its year superfluous. */
export interface Dates extends Period {
  beside?: Period | undefined;
}

/** The dates as text, such as 'Mon 3 to Fri 7 Aug 2026', or without the year beside others of the same one. */
export function datesText({ startDate, endDate, beside }: Dates, { locale }: Texts): string {
  const period = { startDate, endDate };
  return beside ? periodTextBeside(period, beside, locale) : periodText(period, locale);
}
