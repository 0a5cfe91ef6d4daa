import { type CalendarDate, dateAt, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { dateText, instantText } from '@almanac/domain/calendar/date-text';
import { readerLocale } from './locale.ts';
import { useCompany } from './session/company.ts';
import { useToday } from './session/today.ts';

/** A formatted date, with its machine-readable form. Arabic dates are too long to stay in one line. */
export function DayText({ date }: { date: CalendarDate }) {
  return (
    <time dateTime={date} className="ltr:whitespace-nowrap">
      {dateText(date, readerLocale())}
    </time>
  );
}

/** The day of an instant, in the company's time zone. */
export function DayOfInstant({ instant }: { instant: string }) {
  const { timeZone } = useCompany();
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {dateText(dateAt(Date.parse(instant), timeZone), readerLocale())}
    </time>
  );
}

/** A formatted instant in the company's time zone, with its machine-readable form. */
export function InstantText({ instant }: { instant: string }) {
  const { timeZone } = useCompany();
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {instantText(Date.parse(instant), { locale: readerLocale(), timeZone })}
    </time>
  );
}

/** How many days ago an instant was, such as '6 days ago'; its date appears on hover. */
export function DaysAgo({ instant }: { instant: string }) {
  const { timeZone } = useCompany();
  const date = dateAt(Date.parse(instant), timeZone);
  const days = daysBetween(date, useToday());
  return (
    <time dateTime={instant} title={dateText(date, readerLocale())} className="whitespace-nowrap">
      {new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' }).format(-days, 'day')}
    </time>
  );
}
