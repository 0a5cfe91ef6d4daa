import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { coverageQuery, freeDaysQuery, requestsAroundQuery } from '../entries/api.ts';
import { entriesOfRequests } from '../entries/calendar-entry.ts';
import { holidaysByDay, whyFreeOf } from '../entries/calendar-free-days.ts';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { CoverageStrip } from '../marks/coverage-strip.tsx';
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
  const requests = useQuery(requestsAroundQuery(weeks, teamId, departmentId));
  const { data, isPending, isFetching, refetch } = requests;
  const { data: coverage } = useQuery(coverageQuery(month, teamId, departmentId));
  const { data: freeDays, error: unknownFreeDays } = useQuery(freeDaysQuery(weeks, teamId, departmentId));
  const entries = useMemo(() => data && entriesOfRequests(data), [data]);
  const whyFree = useMemo(() => whyFreeOf(freeDays), [freeDays]);
  const approved = entries?.filter((entry) => !entry.isPending && overlaps(entry, month));
  return (
    <>
      <FailureAlert
        title="The calendar could not be loaded"
        error={loadingFailure(requests)}
        onRetry={() => refetch()}
        isRetrying={isFetching}
        className="mx-5 mb-3"
      />
      <FailureAlert
        title="Holidays and free days could not be loaded"
        error={unknownFreeDays}
        className="mx-5 mb-3"
      />
      <CoverageStrip month={month} coverage={coverage} />
      <MonthSheet
        labelledBy={labelledBy}
        position={position}
        today={today}
        entries={entries}
        coverage={coverage}
        holidays={holidaysByDay(freeDays)}
        whyFree={whyFree}
        isLoading={isPending}
      />
      <CalendarLegend entries={entries ?? []}>
        {approved ? `${approved.length} approved vacation(s) this month` : isFetching && 'Loading...'}
      </CalendarLegend>
    </>
  );
}
