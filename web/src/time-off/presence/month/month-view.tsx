import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useFirstDay } from '../../../platform/week-start.ts';
import { calendarQuery } from '../entries/api.ts';
import { CalendarFailures } from '../entries/calendar-failures.tsx';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { marksOfMonth } from '../entries/legend-marks.ts';
import { useCalendarContent } from '../entries/use-calendar-content.ts';
import { text } from '../messages/text.ts';
import { weeksAround } from './calendar-month.ts';
import { MonthSheet } from './month-sheet.tsx';
import type { CalendarPosition } from './use-calendar-position.ts';

interface MonthViewProps {
  /** Id of the element with the month's name. */
  labelledBy: string;
  position: CalendarPosition;
  teamId: string | undefined;
  departmentId: string | undefined;
  today: CalendarDate;
}

/** The approver's month: coverage, bars and total. */
export function MonthView({ labelledBy, position, teamId, departmentId, today }: MonthViewProps) {
  const { month } = position;
  const weeks = weeksAround(month, useFirstDay());
  const query = useQuery(calendarQuery(weeks, { teamId, departmentId, only: 'scope' }));
  const content = useCalendarContent(query.data);
  const { entries, holidays } = content;
  const approved = entries?.filter((entry) => !entry.isPending && overlaps(entry, month));
  return (
    <>
      <CalendarFailures title={text('time-off.presence.calendarNotLoaded')} query={query} />
      <MonthSheet
        labelledBy={labelledBy}
        position={position}
        today={today}
        content={content}
        isLoading={query.isPending}
      />
      <CalendarLegend entries={entries ?? []} dayMarks={marksOfMonth(month, holidays)}>
        {approved
          ? text('time-off.presence.approvedInMonth', { count: approved.length })
          : query.isFetching && text('time-off.presence.loading')}
      </CalendarLegend>
    </>
  );
}
