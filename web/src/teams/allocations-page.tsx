import { mayManageTeams } from '@almanac/domain/access/permissions';
import { addDays } from '@almanac/domain/calendar/calendar-date';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { LoadState } from '@almanac/domain/teams/members/load-states';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, UserSearch } from 'lucide-react';
import { departmentsQuery } from '../departments/api.ts';
import { DepartmentSelect } from '../departments/department-select.tsx';
import { type Filtering, useAddressFilters } from '../platform/lists/address.ts';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useViewer } from '../platform/session/session.ts';
import { useToday } from '../platform/session/today.ts';
import { useFirstDay } from '../platform/week-start.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Card } from '../ui/card.tsx';
import type { Option } from '../ui/field/option.ts';
import { SearchField } from '../ui/field/search-field.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Select } from '../ui/select/select.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { loadFilters, longestLoadSearch } from './load-filters.ts';
import { LoadLegend, LoadTable } from './members/allocations/load-table.tsx';
import { type LoadFilters, loadPageSize, loadsQuery, loadWeeks } from './members/api.ts';
import { text } from './messages/text.ts';
import { TeamsTabs } from './teams-tabs.tsx';

/** Weekly allocations across all teams. */
export function AllocationsPage() {
  const today = useToday();
  const filtering = useAddressFilters(loadFilters);
  const { filters, change } = filtering;
  const firstDay = useFirstDay();
  const thisWeek = startOfWeek(today, firstDay);
  const startDate = startOfWeek(filters.startDate ?? today, firstDay);
  const query = useQuery(loadsQuery({ ...filters, startDate }));
  const show = (date: string) => change({ startDate: date === thisWeek ? undefined : date });
  return (
    <>
      <PageHeader title={text('teams.allocations')} subtitle={text('teams.allocationsSubtitle')} />
      <TeamsTabs />
      <LoadFilterBar {...filtering} />
      <Card
        title={query.data ? text('teams.personCount', { count: query.data.total }) : text('teams.people')}
        subtitle={text('teams.fullestDays')}
        actions={
          <div className="flex items-center gap-1">
            <IconButton
              label={text('teams.earlier')}
              size="small"
              onPress={() => show(addDays(startDate, -28))}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Button size="small" onPress={() => show(thisWeek)}>
              {text('teams.thisWeek')}
            </Button>
            <IconButton label={text('teams.later')} size="small" onPress={() => show(addDays(startDate, 28))}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        }
        footer={<LoadLegend />}
      >
        <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
          <Loaded
            query={query}
            failure={text('teams.allocationsNotLoaded')}
            skeleton={<SkeletonList label={text('teams.loadingAllocations')} rows={20} />}
          >
            {({ rows, total }) => (
              <>
                {rows.length === 0 ? (
                  <EmptyState
                    icon={<UserSearch aria-hidden="true" />}
                    title={text('teams.noOneFound')}
                    message={text('teams.noSuchAllocation')}
                    headingLevel={3}
                  />
                ) : (
                  <LoadTable rows={rows} startDate={startDate} weeks={loadWeeks} today={today} />
                )}
                <ListPages
                  {...filtering}
                  label={text('teams.peoplePages')}
                  totalPages={Math.ceil(total / loadPageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </div>
      </Card>
    </>
  );
}

function loadOptions(): Option<LoadState>[] {
  return [
    { id: 'over', label: text('teams.over') },
    { id: 'under', label: text('teams.under') },
    { id: 'free', label: text('teams.free') },
  ];
}

function LoadFilterBar({
  filters,
  clear,
  fieldOf,
}: Filtering<LoadFilters & { startDate?: string | undefined }>) {
  // A viewer limited to their own department and teams needs no department filter.
  const seesAll = mayManageTeams(useViewer());
  const { data: departments = [] } = useQuery({ ...departmentsQuery(), enabled: seesAll });
  return (
    <FilterBar
      label={text('teams.peopleFilter')}
      isShort
      isFiltered={loadFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label={text('teams.search')}
          placeholder={text('teams.searchPlaceholder')}
          maxLength={longestLoadSearch}
          {...fieldOf('search')}
        />
      }
    >
      {seesAll && <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />}
      <Select
        label={text('teams.allocation')}
        nothing={text('teams.anyAllocation')}
        isNothingInFull
        options={loadOptions()}
        {...fieldOf('load')}
      />
    </FilterBar>
  );
}
