import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { departmentsQuery } from '../../departments/api.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { peopleOfPart, statementsQuery } from './api.ts';
import { text } from './messages/text.ts';
import { PrintPage } from './print-page.tsx';
import { statementsFilters } from './statement-filters.ts';
import { StatementPaper } from './statement-paper.tsx';

/** The statements of everyone employed on a day, each on pages of its own; large companies print in parts. */
export function StatementsPage() {
  const { filters, fieldOf, change, showPage } = useAddressFilters(statementsFilters);
  const today = useToday();
  const on = isBoundedDay(filters.on, today) ? filters.on : today;
  const { departmentId, page } = filters;
  const { data: departments = [] } = useQuery(departmentsQuery());
  const query = useInfiniteQuery(statementsQuery({ on, departmentId, part: page }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const statements = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const inPart = Math.max(0, Math.min(peopleOfPart, total - (page - 1) * peopleOfPart));
  const isWhole = query.isSuccess && !hasNextPage;
  return (
    <PrintPage
      title={text('time-off.statements.listTitle')}
      help={<HelpMark at="daily-tasks#printing-a-statement" />}
      isReady={isWhole && statements.length > 0}
      filters={
        <>
          <div className="w-56 max-sm:w-full">
            <DateFilter
              label={text('time-off.statements.yearOf')}
              {...fieldOf('on')}
              value={on}
              {...useBoundedDays()}
            />
          </div>
          <div className="w-56 max-sm:w-full">
            <DepartmentSelect
              departments={departments}
              value={departmentId ?? null}
              onChange={(id) => change({ departmentId: id })}
            />
          </div>
        </>
      }
    >
      <div className="flex flex-col gap-3 print:hidden">
        {/* Stays when all is loaded, so that nothing shifts. */}
        {query.isSuccess ? (
          <ProgressBar
            label={text('time-off.statements.loadedOf', { loaded: statements.length, total: inPart })}
            value={inPart === 0 ? 100 : (100 * statements.length) / inPart}
          />
        ) : (
          <div className="h-7.5" />
        )}
        {total > peopleOfPart && (
          <ListPages
            label={text('time-off.statements.parts', { count: peopleOfPart })}
            filters={filters}
            showPage={showPage}
            totalPages={Math.ceil(total / peopleOfPart)}
            isOutdated={query.isPlaceholderData}
          />
        )}
      </div>
      <Loaded
        query={query}
        failure={text('time-off.statements.notLoaded')}
        skeleton={<SkeletonList label={text('time-off.statements.loading')} rows={8} />}
      >
        {() =>
          statements.length === 0 ? (
            <EmptyState title={text('time-off.statements.noOne')} />
          ) : (
            <div className="flex flex-col gap-6 print:block">
              {statements.map((statement) => (
                <StatementPaper key={statement.person.id} statement={statement} />
              ))}
            </div>
          )
        }
      </Loaded>
    </PrintPage>
  );
}
