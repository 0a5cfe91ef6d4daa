import { dayOfYear, yearOf } from '@almanac/domain/calendar/date-parts';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { YearEnd } from '@almanac/domain/time-off/closings/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../../access/back-to-settings.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { addressFilters, calendarDate, useAddressFilters } from '../../platform/lists/address.ts';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { closingsQuery, yearEndQuery } from './api.ts';
import { ClosingList } from './closing-list.tsx';
import { YearEndTable } from './year-end-table.tsx';

const CloseYearDialog = lazyDialog(async () => (await import('./close-year-dialog.tsx')).CloseYearDialog);

const yearEndFilters = addressFilters<{ through?: string | undefined }>({ through: calendarDate('through') });

/** Balances at the end of a day, and its closing. */
export function YearEndPage() {
  const today = useToday();
  const { filters, fieldOf } = useAddressFilters(yearEndFilters);
  const bounds = useBoundedDays();
  const through = isBoundedDay(filters.through, today) ? filters.through : lastYearEnd(today);
  const query = useQuery(yearEndQuery(through));
  const closings = useQuery(closingsQuery);
  const [isClosing, setIsClosing] = useState(false);
  const closedThrough = closings.data?.[0]?.through;
  const isClosed = closedThrough !== undefined && through <= closedThrough;

  return (
    <>
      <PageHeader
        title="Year End"
        help={<HelpMark at="setting-up-leave#year-end" />}
        subtitle="Review carry-over, then close the year."
        above={<BackToSettings />}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-56 max-sm:w-full">
          <DateFilter label="Close through" {...fieldOf('through')} value={through} {...bounds} />
        </div>
        <FileLink href={`/api/admin/leave/year-end/export?through=${through}`}>Export as CSV</FileLink>
        <Button
          variant="primary"
          icon={<CalendarCheck aria-hidden="true" />}
          isDisabled={through >= today || isClosed || !closings.data}
          onPress={() => setIsClosing(true)}
        >
          {closeText(through)}
        </Button>
      </div>
      <Card
        title="Balances at year end"
        subtitle={
          isClosed ? (
            'Closed; these numbers are final.'
          ) : (
            <>
              <DayText date={through} />, as of today's data.
            </>
          )
        }
      >
        <Loaded
          query={query}
          failure="Couldn't load the balances of that day"
          skeleton={<SkeletonList label="Loading the balances" rows={4} />}
        >
          {(rows) => (
            <YearEndTable
              label="Balances by plan and type"
              rows={rows.filter(({ isLeaver }) => !isLeaver)}
              emptyState={
                <EmptyState
                  icon={<CalendarCheck aria-hidden="true" />}
                  title="No balances"
                  message="No one has a balance on this day."
                />
              }
            />
          )}
        </Loaded>
      </Card>
      <LeaversAtYearEnd rows={(query.data ?? []).filter(({ isLeaver }) => isLeaver)} />
      {/* The length of the list above is unknown until it is loaded. */}
      {!query.isPending && (
        <Card title="Closed" subtitle="Changes to closed years are blocked.">
          <Loaded
            query={closings}
            failure="Couldn't load the closed years"
            skeleton={<SkeletonList label="Loading what is closed" rows={1} />}
          >
            {(rows) => <ClosingList closings={rows} />}
          </Loaded>
        </Card>
      )}
      {isClosing && (
        <CloseYearDialog through={through} label={closeText(through)} onClose={() => setIsClosing(false)} />
      )}
    </>
  );
}

/** Amounts payable to former employees, which no year-end sum includes. */
function LeaversAtYearEnd({ rows }: { rows: YearEnd }) {
  if (rows.length === 0) return null;
  return (
    <Card title="People who left" subtitle="Payable, not included above.">
      <YearEndTable label="Payable by plan and type" rows={rows} emptyState={null} />
    </Card>
  );
}

/** The last day of the previous calendar year. */
function lastYearEnd(today: string): string {
  return calendarYear(yearOf(today) - 1).endDate;
}

/** A whole calendar year is shown as its number. */
function closeText(through: string): string {
  return dayOfYear(through) === '12-31' ? `Close ${yearOf(through)}` : 'Close Through This Day';
}
