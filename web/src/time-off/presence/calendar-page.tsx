import { addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { awayType } from '@almanac/domain/leave/leave-type';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { TypeBadge } from '../../leave/type-badge.tsx';
import { useTypes } from '../../leave/types.ts';
import { useAddressFilters } from '../../platform/address.ts';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import {
  approvalGroupsQuery,
  approvedRequestsQuery,
  coverageQuery,
  freeDaysQuery,
  requestsAroundQuery,
} from './api.ts';
import { CalendarDayDialog } from './calendar-day-dialog.tsx';
import { entryOfRequest } from './calendar-entry.ts';
import { calendarFilters } from './calendar-filters.ts';
import { holidaysByDay, whyFreeOf } from './calendar-free-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { monthOf, weeksAround } from './calendar-month.ts';
import { CoverageStrip } from './coverage-strip.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { useCalendarPosition } from './use-calendar-position.ts';

/** `action` is what else can be done here, for those who decide requests. */
export function CalendarPage({ action }: { action?: ReactNode }) {
  const today = useToday();
  const { month, currentDay, gridRef, onKeyDown, walk, show, focus } = useCalendarPosition(today);
  const { filters } = useAddressFilters(calendarFilters);
  const { teamId, departmentId } = filters;
  const query = (period: Period) => approvedRequestsQuery(period, teamId, departmentId);
  const { data: requests, error, isPending, isFetching, refetch } = useQuery(query(month));
  // A call of its own: the month's call and its count keep the bounds of the month.
  const { data: around } = useQuery(requestsAroundQuery(weeksAround(month), teamId, departmentId));
  const { data: coverage } = useQuery(coverageQuery(month, teamId, departmentId));
  const { data: freeDays, error: unknownFreeDays } = useQuery(
    freeDaysQuery(weeksAround(month), teamId, departmentId),
  );
  const whyFree = whyFreeOf(freeDays);
  const holidays = holidaysByDay(freeDays);
  const [openDay, setOpenDay] = useState(today);
  const [isDayOpen, setDayOpen] = useState(false);
  const headingId = useId();
  const { types } = useTypes();
  const known = new Map([...(around ?? []), ...(requests ?? [])].map((request) => [request.id, request]));
  const entries = [...known.values()].map(entryOfRequest);
  const hasHidden = entries.some(({ type }) => type === awayType.code);
  const legend = [...types.map(({ code }) => code), ...(hasHidden ? [awayType.code] : [])];
  const entriesOn = (date: CalendarDate) => entries.filter((entry) => includes(entry, date));
  const open = (date: CalendarDate) => {
    show(date);
    setOpenDay(date);
    setDayOpen(true);
  };
  return (
    <div className="flex flex-col gap-6 print-landscape print:gap-2">
      <PageHeader
        title="Team Calendar"
        subtitle="Approved time off of the people whose requests you decide."
        actions={
          <>
            <CalendarFilterBar />
            {action && <div className="self-end print:hidden">{action}</div>}
          </>
        }
      />
      <section aria-labelledby={headingId} className="rounded-md border border-line bg-card">
        <div className="flex items-center gap-2 px-5 py-3 max-md:px-3">
          <h2 id={headingId} aria-live="polite" className="mr-auto text-lg font-semibold text-ink">
            {monthText(month.startDate, readerLocale())}
          </h2>
          <MonthButtons
            startDate={month.startDate}
            today={today}
            query={query}
            onWalk={walk}
            onToday={() => show(today)}
          />
        </div>
        <FailureAlert
          title="The calendar could not be loaded"
          error={error}
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
        <CalendarGrid
          month={month}
          coverage={coverage}
          holidays={holidays}
          whyFree={whyFree}
          labelledBy={headingId}
          entries={entries}
          isLoading={isPending}
          today={today}
          currentDay={currentDay}
          gridRef={gridRef}
          onKeyDown={onKeyDown}
          onOpenDay={open}
          onShowDay={focus}
        />
        <DayAgenda
          date={currentDay}
          entries={entriesOn(currentDay)}
          holidays={holidays.get(currentDay) ?? []}
          whyFree={whyFree}
        />
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3 max-md:px-3">
          <p aria-live="polite" className="mr-auto text-ink-muted">
            {requests ? `${requests.length} approved vacation(s) this month` : isFetching && 'Loading...'}
          </p>
          <ul aria-label="Legend" className="flex flex-wrap gap-2">
            {legend.map((code) => (
              <li key={code}>
                <TypeBadge type={code} />
              </li>
            ))}
          </ul>
        </footer>
      </section>
      <CalendarDayDialog
        date={openDay}
        entries={entriesOn(openDay)}
        holidays={holidays.get(openDay) ?? []}
        whyFree={whyFree}
        isOpen={isDayOpen}
        onClose={() => setDayOpen(false)}
      />
    </div>
  );
}

interface MonthButtonsProps {
  startDate: CalendarDate;
  today: CalendarDate;
  query: (month: Period) => ReturnType<typeof approvedRequestsQuery>;
  onWalk: (months: -1 | 1) => void;
  onToday: () => void;
}

/** Previous, Today and Next; a month starts to load when its button is pointed at. */
function MonthButtons({ startDate, today, query, onWalk, onToday }: MonthButtonsProps) {
  const queryClient = useQueryClient();
  const preload = (day: CalendarDate) => () => void queryClient.prefetchQuery(query(monthOf(day)));
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton
        label="Previous month"
        size="small"
        onPress={() => onWalk(-1)}
        onHoverStart={preload(addMonths(startDate, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button size="small" onPress={onToday} onHoverStart={preload(today)}>
        Today
      </Button>
      <IconButton
        label="Next month"
        size="small"
        onPress={() => onWalk(1)}
        onHoverStart={preload(addMonths(startDate, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Narrows the calendar to a department or a team of those whose requests the viewer decides. */
function CalendarFilterBar() {
  const { fieldOf } = useAddressFilters(calendarFilters);
  const { data: groups } = useQuery(approvalGroupsQuery());
  return (
    <search aria-label="Filter the calendar" className="grid w-full grid-cols-2 gap-3 lg:w-112 print:hidden">
      <SearchableSelect
        label="Department"
        nothing="All Departments"
        options={(groups?.departments ?? []).map(({ id, name }) => ({ id, label: name }))}
        {...fieldOf('departmentId')}
      />
      <SearchableSelect
        label="Team"
        nothing="All Teams"
        options={(groups?.teams ?? []).map(({ id, name, department }) => ({
          id,
          label: name,
          description: department.name,
        }))}
        {...fieldOf('teamId')}
      />
    </search>
  );
}
