import { mayManageTeams } from '@almanac/domain/access/permissions';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { departmentsQuery } from '../departments/api.ts';
import { DepartmentSelect } from '../departments/department-select.tsx';
import { addressFilters, identifier, useAddressFilters } from '../platform/lists/address.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useViewer } from '../platform/session/session.ts';
import { useToday } from '../platform/session/today.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { text } from './messages/reports-text.ts';
import { coverageQuery } from './presence/entries/api.ts';
import { balanceSumsQuery, statisticsQuery } from './reports/api.ts';
import { BalanceSums } from './reports/balance-sums.tsx';
import { CoverageByWeek, CoverageByWeekSkeleton } from './reports/coverage-by-week.tsx';
import { DaysByMonth, DaysByMonthSkeleton } from './reports/days-by-month.tsx';
import { ReportTabs } from './reports/month/report-tabs.tsx';
import { yearParameter } from './reports/report-filters.ts';

const reportFilters = addressFilters<{ year?: number | undefined; departmentId?: string | undefined }>({
  year: yearParameter,
  departmentId: identifier('department'),
});

/** Statistics for approvers: by type and month, by week, and balances by department. */
export function ReportsPage() {
  const thisYear = yearOf(useToday());
  const { filters, change, fieldOf } = useAddressFilters(reportFilters);
  const { year = thisYear, departmentId } = filters;
  const statistics = useQuery(statisticsQuery(year, departmentId));
  const coverage = useQuery(coverageQuery(calendarYear(year), undefined, departmentId));
  const balances = useQuery(balanceSumsQuery('VACATION', departmentId));
  const show = (next: number) => change({ year: next === thisYear ? undefined : next });
  return (
    <>
      <PageHeader title={text('time-off.reports')} subtitle={text('time-off.reportsHint')} />
      <ReportTabs />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DepartmentFilter {...fieldOf('departmentId')} />
        <div className="ms-auto flex items-center gap-1">
          <IconButton label={text('time-off.previousYear')} onPress={() => show(year - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span aria-live="polite" className="w-14 text-center text-lg font-semibold tabular-nums">
            {year}
          </span>
          <IconButton label={text('time-off.nextYear')} onPress={() => show(year + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Card
        title={text('time-off.daysByMonth')}
        subtitle={text('time-off.daysByMonthHint', { year: String(year) })}
      >
        <Loaded
          query={statistics}
          failure={text('time-off.daysNotLoaded')}
          headingLevel={3}
          skeleton={<DaysByMonthSkeleton />}
        >
          {(data) => <DaysByMonth statistics={data} />}
        </Loaded>
      </Card>
      <Card title={text('time-off.coverage')} subtitle={text('time-off.coverageHint')}>
        <Loaded
          query={coverage}
          failure={text('time-off.coverageNotLoaded')}
          headingLevel={3}
          skeleton={<CoverageByWeekSkeleton />}
        >
          {(data) => <CoverageByWeek coverage={data} />}
        </Loaded>
      </Card>
      <Card
        title={text('time-off.vacationByDepartment')}
        subtitle={text('time-off.vacationByDepartmentHint')}
      >
        <Loaded
          query={balances}
          failure={text('time-off.balancesNotLoaded')}
          headingLevel={3}
          skeleton={<Waiting rows={5} />}
        >
          {(data) =>
            data.length > 0 ? (
              <BalanceSums sums={data} />
            ) : (
              <p className="text-ink-muted">{text('time-off.noVacationCounted')}</p>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}

type DepartmentFilterProps = {
  value: string | null;
  onChange: (departmentId: string | null) => void;
};

/** Hidden for viewers who see only their own department and teams. */
function DepartmentFilter(field: DepartmentFilterProps) {
  const seesAll = mayManageTeams(useViewer());
  const { data: departments = [] } = useQuery({ ...departmentsQuery(), enabled: seesAll });
  if (!seesAll) return null;
  return (
    <div>
      <FilterBar
        label={text('time-off.filterReports')}
        isShort
        isFiltered={field.value !== null}
        onClear={() => field.onChange(null)}
      >
        <DepartmentSelect departments={departments} {...field} />
      </FilterBar>
    </div>
  );
}

function Waiting({ rows }: { rows: number }) {
  return <SkeletonList label={text('time-off.loadingReport')} rows={rows} />;
}
