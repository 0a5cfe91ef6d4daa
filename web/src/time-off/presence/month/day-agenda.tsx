import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { useId } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { EntryList } from '../entries/entry-list.tsx';
import { text } from '../messages/text.ts';

interface DayAgendaProps {
  date: CalendarDate;
  entries: readonly CalendarEntry[] | undefined;
  /** Text shown without entries. */
  unknown: string;
  holidays: readonly string[];
  whyFree: WhyFree;
}

/** The absences of the selected day, below the grid of a small screen. */
export function DayAgenda({ date, entries, unknown, holidays, whyFree }: DayAgendaProps) {
  const headingId = useId();
  const day = dateText(date, readerLocale());
  return (
    <section
      aria-labelledby={headingId}
      aria-live="polite"
      className="flex min-h-24 flex-col gap-1 border-b border-line px-3 py-3 md:hidden"
    >
      <h3 id={headingId} className="font-semibold text-ink">
        {day}
      </h3>
      {holidays.map((holiday) => (
        <p key={holiday} className="text-ink-muted">
          {text('time-off.presence.publicHoliday', { holiday })}
        </p>
      ))}
      {!entries?.length ? (
        <p className="text-ink-muted">{entries ? text('time-off.presence.noneApprovedOnDay') : unknown}</p>
      ) : (
        <EntryList
          label={text('time-off.presence.timeOffOn', { day })}
          entries={entries}
          date={date}
          whyFree={whyFree}
        />
      )}
    </section>
  );
}
