import { dayOfYear, yearOf } from '@almanac/domain/calendar/date-parts';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { YearEnd } from '@almanac/domain/time-off/closings/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../../access/back-to-settings.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { addressFilters, calendarDate, useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { closingsQuery, yearEndQuery } from './api.ts';
import { ClosingList } from './closing-list.tsx';
import { rich, text } from './messages/text.ts';
import { PayablesCard } from './payables-card.tsx';
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
        title={text('time-off.closings.title')}
        help={<HelpMark at="setting-up-leave#year-end" />}
        subtitle={text('time-off.closings.subtitle')}
        above={<BackToSettings />}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-56 max-sm:w-full">
          <DateFilter
            label={text('time-off.closings.closeThrough')}
            {...fieldOf('through')}
            value={through}
            {...bounds}
          />
        </div>
        <ExportMenu path="/admin/leave/year-end/export" filters={{ through }} />
        <LinkButton to={`/admin/leave/statements?on=${through}`} icon={<Printer aria-hidden="true" />}>
          {text('time-off.closings.printStatements')}
        </LinkButton>
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
        title={text('time-off.closings.balancesTitle')}
        subtitle={
          isClosed
            ? text('time-off.closings.final')
            : rich('time-off.closings.asOfToday', { date: <DayText date={through} /> })
        }
      >
        <Loaded
          query={query}
          failure={text('time-off.closings.balancesNotLoaded')}
          skeleton={<SkeletonList label={text('time-off.closings.balancesLoading')} rows={4} />}
        >
          {(rows) => (
            <YearEndTable
              label={text('time-off.closings.balancesLabel')}
              rows={rows.filter(({ isLeaver }) => !isLeaver)}
              emptyState={
                <EmptyState
                  icon={<CalendarCheck aria-hidden="true" />}
                  title={text('time-off.closings.noBalances')}
                  message={text('time-off.closings.noBalancesHint')}
                />
              }
            />
          )}
        </Loaded>
      </Card>
      <LeaversAtYearEnd rows={(query.data ?? []).filter(({ isLeaver }) => isLeaver)} />
      {/* The length of the list above is unknown until it is loaded. */}
      {!query.isPending && (
        <Card title={text('time-off.closings.closed')} subtitle={text('time-off.closings.closedHint')}>
          <Loaded
            query={closings}
            failure={text('time-off.closings.closedNotLoaded')}
            skeleton={<SkeletonList label={text('time-off.closings.closedLoading')} rows={1} />}
          >
            {(rows) => <ClosingList closings={rows} />}
          </Loaded>
        </Card>
      )}
      {!query.isPending && !closings.isPending && <PayablesCard key={through} through={through} />}
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
    <Card title={text('time-off.closings.leavers')} subtitle={text('time-off.closings.leaversHint')}>
      <YearEndTable label={text('time-off.closings.leaversLabel')} rows={rows} emptyState={null} />
    </Card>
  );
}

/** The last day of the previous calendar year. */
function lastYearEnd(today: string): string {
  return calendarYear(yearOf(today) - 1).endDate;
}

/** A whole calendar year is shown as its number. */
function closeText(through: string): string {
  return dayOfYear(through) === '12-31'
    ? text('time-off.closings.close', { year: yearOf(through) })
    : text('time-off.closings.closeDay');
}
