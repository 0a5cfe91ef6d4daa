import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { addMonths } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import { overlaps, type Period } from '@almanac/domain/calendar/period';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { calendarQuery } from '../entries/api.ts';
import { CalendarFailures } from '../entries/calendar-failures.tsx';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { marksOfMonth } from '../entries/legend-marks.ts';
import { useCalendarContent } from '../entries/use-calendar-content.ts';
import { monthOf, weeksAround } from '../month/calendar-month.ts';
import { MonthButtons } from '../month/month-buttons.tsx';
import { MonthSheet } from '../month/month-sheet.tsx';
import { useCalendarPosition } from '../month/use-calendar-position.ts';
import { text } from './messages/page-text.ts';
import { text as common } from './messages/text.ts';

interface AwayCalendarProps {
  teamId: string | undefined;
  departmentId: string | undefined;
}

/** One month of visible absences. Employees, who rarely see a type, see people in colours of their own. */
export function AwayCalendar({ teamId, departmentId }: AwayCalendarProps) {
  const today = useToday();
  const firstDay = useFirstDay();
  const queryClient = useQueryClient();
  const position = useCalendarPosition(today);
  const { month, walk, show } = position;
  const headingId = useId();
  const query = (period: Period) => calendarQuery(weeksAround(period, firstDay), { teamId, departmentId });
  const calendar = useQuery(query(month));
  const everything = useCalendarContent(calendar.data);
  const { types } = useTypes();
  const content = useMemo(() => {
    const present = new Set(types.filter(({ isAway }) => !isAway).map(({ code }) => code));
    const entries = everything.entries?.filter(({ isPending, type }) => !isPending && !present.has(type));
    return { ...everything, entries, coverage: undefined };
  }, [everything, types]);
  const colouredBy = mayApproveTimeOff(useViewer()) ? 'type' : 'person';
  const count = content.entries?.filter((entry) => overlaps(entry, month)).length;
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line bg-card print-landscape">
      <div className="flex items-center gap-2 px-5 py-3 max-md:px-3">
        <h2 id={headingId} aria-live="polite" className="me-auto text-lg font-semibold text-ink">
          {monthText(month.startDate, readerLocale())}
        </h2>
        <MonthButtons
          step={1}
          onWalk={walk}
          onToday={() => show(today)}
          onIntent={(months) =>
            void queryClient.prefetchQuery(
              query(monthOf(months === 'today' ? today : addMonths(month.startDate, months))),
            )
          }
        />
      </div>
      <CalendarFailures title={common('time-off.presence.awayNotLoaded')} query={calendar} />
      <MonthSheet
        labelledBy={headingId}
        position={position}
        today={today}
        content={content}
        colouredBy={colouredBy}
        isLoading={calendar.isPending}
      />
      <CalendarLegend
        entries={content.entries ?? []}
        dayMarks={marksOfMonth(month, content.holidays)}
        hasAll={false}
        hasTypes={colouredBy === 'type'}
      >
        {count === undefined
          ? calendar.isFetching && text('time-off.presence.loadingAbsences')
          : text('time-off.presence.absencesOfMonth', { count })}
      </CalendarLegend>
    </section>
  );
}
