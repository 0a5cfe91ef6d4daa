import { mayManageTeams } from '@almanac/domain/access/permissions';
import { addDays } from '@almanac/domain/calendar/calendar-date';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { LoadState } from '@almanac/domain/teams/members/weekly-load';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, UserSearch } from 'lucide-react';
import { departmentsQuery } from '../departments/api.ts';
import { DepartmentSelect } from '../departments/department-select.tsx';
import { type Filtering, useAddressFilters } from '../platform/lists/address.ts';
import { countText } from '../platform/lists/count-text.ts';
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
      <PageHeader title="Allocations" subtitle="Workload by week across teams." />
      <TeamsTabs />
      <LoadFilterBar {...filtering} />
      <Card
        title={query.data ? countText(query.data.total, 'person', 'people') : 'People'}
        subtitle="Highest day of each week."
        actions={
          <div className="flex items-center gap-1">
            <IconButton label="Earlier" size="small" onPress={() => show(addDays(startDate, -28))}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Button size="small" onPress={() => show(thisWeek)}>
              This Week
            </Button>
            <IconButton label="Later" size="small" onPress={() => show(addDays(startDate, 28))}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        }
        footer={<LoadLegend />}
      >
        <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
          <Loaded
            query={query}
            failure="Couldn't load the allocations"
            skeleton={<SkeletonList label="Loading the allocations" rows={20} />}
          >
            {({ rows, total }) => (
              <>
                {rows.length === 0 ? (
                  <EmptyState
                    icon={<UserSearch aria-hidden="true" />}
                    title="Nobody found"
                    message="No one you see is allocated like this in these weeks."
                    headingLevel={3}
                  />
                ) : (
                  <LoadTable rows={rows} startDate={startDate} weeks={loadWeeks} today={today} />
                )}
                <ListPages
                  {...filtering}
                  label="people"
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

const loadOptions: Option<LoadState>[] = [
  { id: 'over', label: 'Over 100% in a week' },
  { id: 'under', label: 'Under 100% in a week' },
  { id: 'free', label: 'In no team at all' },
];

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
      label="Filter the people"
      isShort
      isFiltered={loadFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label="Search"
          placeholder="Search by name or email..."
          maxLength={longestLoadSearch}
          {...fieldOf('search')}
        />
      }
    >
      {seesAll && <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />}
      <Select label="Allocation" nothing="Any" isNothingInFull options={loadOptions} {...fieldOf('load')} />
    </FilterBar>
  );
}
