import { yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { bridgeDaysOfYear } from '@almanac/domain/work-time/holidays/bridge-days';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useId, useMemo } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { withParameters } from '../../platform/lists/address.ts';
import { useAddress } from '../../platform/lists/use-address.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { PrintSheet } from '../../ui/print/print-sheet.tsx';
import { plannedRequestsQuery, workYearQuery } from '../presence/entries/api.ts';
import { entriesOfRequests } from '../presence/entries/calendar-entry.ts';
import { useYearSheet } from './print/use-year-sheet.ts';
import { useYearTotals } from './print/use-year-totals.ts';
import { ChosenDays, type Requesting } from './year/chosen-days.tsx';
import { text } from './year/messages/text.ts';
import { readYear } from './year/year-days.ts';
import { YearGrid } from './year/year-grid.tsx';
import { YearLegend } from './year/year-legend.tsx';

interface YearCardProps {
  userId: string;
  /** The person's name on paper. */
  name: string;
  /** Heading, followed by the year. */
  title: string;
  /** Without it, days can't be selected. */
  requesting?: Requesting | undefined;
}

const noDays: readonly WorkDay[] = [];

/** A person's year at a glance; selected days open the form. */
export function YearCard({ userId, name, title, requesting }: YearCardProps) {
  const viewer = useViewer();
  const today = useToday();
  const { address, change } = useAddress();
  const year = readYear(address.get('year'), today);
  const period = calendarYear(year);
  const headingId = useId();
  const requests = useQuery(plannedRequestsQuery(period, userId));
  const work = useQuery(workYearQuery(year, userId === viewer.id ? undefined : userId));
  const entries = entriesOfRequests(requests.data ?? []);
  const workDays = work.data?.filter(({ date }) => yearOf(date) === year) ?? noDays;
  // Stable, so that only the days concerned render again.
  const bridges = useMemo(() => {
    if (!requests.data) return [];
    return bridgeDaysOfYear(year, work.data ?? noDays, requests.data).filter(({ date }) => date >= today);
  }, [year, work.data, requests.data, today]);
  const isLoaded = requests.data !== undefined && work.data !== undefined;
  const { totals, load } = useYearTotals(userId, year);
  const Sheet = useYearSheet();
  const print = async () => {
    await load();
    window.print();
  };
  const showYear = (next: number) =>
    change(
      (present) =>
        withParameters(present, { year: next === readYear(null, today) ? undefined : String(next) }),
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-md border border-line bg-card">
      <header className="flex items-center gap-1 px-5 pt-4 max-md:px-4">
        <h2 id={headingId} aria-live="polite" className="me-auto text-lg font-semibold">
          {text('time-off.booking.yearTitle', { title, year: `${year}` })}
        </h2>
        <IconButton
          label={text('time-off.booking.previousYear')}
          size="small"
          onPress={() => showYear(year - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={text('time-off.booking.nextYear')} size="small" onPress={() => showYear(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <MoreMenu
          label={text('time-off.booking.moreForYear')}
          entries={[
            {
              id: 'print',
              label: text('time-off.booking.print'),
              icon: <Printer aria-hidden="true" />,
              isDisabled: !isLoaded || !Sheet,
              onAction: () => void print(),
            },
          ]}
        />
      </header>
      <div className="flex flex-col gap-3 px-5 py-4 max-md:px-4">
        <FailureAlert
          title={text('time-off.booking.yearNotLoaded')}
          error={loadingFailure(requests) ?? loadingFailure(work)}
          onRetry={() => {
            void requests.refetch();
            void work.refetch();
          }}
          isRetrying={requests.isFetching || work.isFetching}
        />
        <ChosenDays entries={entries} requesting={requesting}>
          {(choose) => (
            <YearGrid
              year={year}
              labelledBy={headingId}
              workDays={workDays}
              entries={entries}
              bridges={requesting ? bridges : []}
              isLoading={!isLoaded}
              today={today}
              onShowYear={showYear}
              onChoose={choose}
            />
          )}
        </ChosenDays>
        <YearLegend
          hint={requesting && text('time-off.booking.dragHint')}
          hasBridges={requesting && bridges.length > 0}
        />
      </div>
      {isLoaded && Sheet && (
        <PrintSheet>
          <Sheet name={name} year={year} workDays={workDays} entries={entries} totals={totals} />
        </PrintSheet>
      )}
    </section>
  );
}
