import { addMonths } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import { overlaps, type Period } from '@almanac/domain/calendar/period';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { absencesQuery } from '../entries/api.ts';
import { entryOfAbsence } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { monthOf, weeksAround } from '../month/calendar-month.ts';
import { MonthButtons } from '../month/month-buttons.tsx';
import { MonthSheet } from '../month/month-sheet.tsx';
import { useCalendarPosition } from '../month/use-calendar-position.ts';

interface AwayCalendarProps {
  teamId: string | undefined;
  departmentId: string | undefined;
}

const noHolidays: ReadonlyMap<string, string[]> = new Map();
const noneIsFree: WhyFree = () => undefined;

/** One month of visible absences. */
export function AwayCalendar({ teamId, departmentId }: AwayCalendarProps) {
  const today = useToday();
  const firstDay = useFirstDay();
  const queryClient = useQueryClient();
  const position = useCalendarPosition(today);
  const { month, walk, show } = position;
  const headingId = useId();
  const query = (period: Period) => absencesQuery(weeksAround(period, firstDay), teamId, departmentId);
  const absences = useQuery(query(month));
  const { data, isPending, isFetching, refetch } = absences;
  const entries = useMemo(() => data?.map(entryOfAbsence), [data]);
  const count = entries?.filter((entry) => overlaps(entry, month)).length ?? 0;
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line bg-card print-landscape">
      <div className="flex items-center gap-2 px-5 py-3 max-md:px-3">
        <h2 id={headingId} aria-live="polite" className="mr-auto text-lg font-semibold text-ink">
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
      <FailureAlert
        title="Who is away could not be loaded"
        error={loadingFailure(absences)}
        onRetry={() => refetch()}
        isRetrying={isFetching}
        className="mx-5 mb-3"
      />
      <MonthSheet
        labelledBy={headingId}
        position={position}
        today={today}
        entries={entries}
        holidays={noHolidays}
        whyFree={noneIsFree}
        isLoading={isPending}
      />
      <CalendarLegend entries={entries ?? []} hasAll={false}>
        {data ? `${countText(count, 'absence')} this month` : isFetching && 'Loading...'}
      </CalendarLegend>
    </section>
  );
}
