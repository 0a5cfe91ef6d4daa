import { mayManageUsers } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthNumber } from '@almanac/domain/calendar/date-parts';
import { monthText } from '@almanac/domain/calendar/date-text';
import { reportLevels } from '@almanac/domain/time-off/reports/absences/absence-rows';
import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpMark } from '../../../platform/help/help-mark.tsx';
import { useAddressFilters } from '../../../platform/lists/address.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { ListPages } from '../../../platform/lists/list-pages.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { EmptyState } from '../../../ui/page/message-panel.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { AbsencesTable, DaysTable } from './absences-table.tsx';
import { absenceReportQuery } from './api.ts';
import { text } from './messages/text.ts';
import { MonthFilterBar } from './month-filter-bar.tsx';
import { askedReport, monthFilters, shownMonth } from './month-filters.ts';
import { MonthPicker } from './month-picker.tsx';
import { MonthTable } from './month-table.tsx';
import { MonthTotals } from './month-totals.tsx';
import { ReportTabs } from './report-tabs.tsx';

/** What a later slice adds for the month, whose first day it gets. */
export interface MonthSlots {
  /** Beside the export, such as handing the month over. */
  actions?: (month: CalendarDate) => ReactNode;
  /** Above the table, such as corrections of earlier months. */
  notices?: (month: CalendarDate) => ReactNode;
}

const levelNames = () => [
  { id: 'SUMS' as const, label: text('time-off.month.sums') },
  { id: 'ABSENCES' as const, label: text('time-off.month.each') },
  { id: 'DAYS' as const, label: text('time-off.month.daysOfAbsence') },
];

/** The month as payroll reads it: people and types, absences, or days. */
export function MonthlyAbsencesPage({ actions, notices }: MonthSlots) {
  const today = useToday();
  const viewer = useViewer();
  const filtering = useAddressFilters(monthFilters);
  const { filters, change } = filtering;
  const month = shownMonth(filters, today);
  const asked = askedReport(filters, today);
  const query = useQuery(absenceReportQuery({ ...asked, page: filters.page }));
  const isOfOne = filters.userId !== undefined;
  const absencesOf = (userId: string) => {
    const address = monthFilters.write(new URLSearchParams(), {
      ...filters,
      userId,
      level: 'ABSENCES',
      page: 1,
    });
    return `?${address}`;
  };
  return (
    <>
      <PageHeader
        title={text('time-off.month.title')}
        help={<HelpMark at="daily-tasks#the-month-for-payroll" />}
        subtitle={text('time-off.month.subtitle')}
        actions={
          <>
            <ExportMenu path="/reports/absences/export" filters={asked} />
            {actions?.(month)}
          </>
        }
      />
      <ReportTabs />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {mayManageUsers(viewer) && <MonthFilterBar filtering={filtering} />}
        <MonthPicker
          month={month}
          onChange={(next) =>
            change({ month: monthNumber(next) === monthNumber(today) ? null : monthNumber(next) })
          }
        />
        <div className="w-80 max-sm:w-full">
          <RadioGroup
            label={text('time-off.month.level')}
            isLabelHidden
            variant="segments"
            options={levelNames()}
            value={filters.level}
            onChange={(level) => change({ level: reportLevels.find((each) => each === level) ?? null })}
          />
        </div>
      </div>
      {notices?.(month)}
      <Loaded
        query={query}
        failure={text('time-off.month.notLoaded')}
        skeleton={
          <Card>
            <SkeletonList label={text('time-off.month.loading')} rows={8} />
          </Card>
        }
      >
        {(report) => (
          <>
            <Pending count={report.pending} month={month} />
            {isOfOne && (
              <div>
                <Button
                  variant="quiet"
                  icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                  onPress={() => change({ userId: null, level: null })}
                >
                  {text('time-off.month.everyone')}
                </Button>
              </div>
            )}
            {report.totals.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<CalendarDays aria-hidden="true" />}
                  title={text('time-off.month.none', { month: monthText(month, readerLocale()) })}
                />
              </Card>
            ) : (
              <>
                <Card title={text('time-off.month.totals')} subtitle={text('time-off.month.totalsHint')}>
                  <MonthTotals totals={report.totals} />
                </Card>
                <Card>
                  <Rows report={report} absencesOf={absencesOf} />
                </Card>
              </>
            )}
            <ListPages
              label={text('time-off.month.people')}
              filters={filters}
              showPage={filtering.showPage}
              totalPages={report.pagination.totalPages}
              isOutdated={query.isPlaceholderData}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface RowsProps {
  report: AbsenceReport;
  absencesOf: (userId: string) => string;
}

function Rows({ report, absencesOf }: RowsProps) {
  switch (report.level) {
    case 'SUMS':
      return <MonthTable report={report} absencesOf={absencesOf} />;
    case 'ABSENCES':
      return <AbsencesTable rows={report.rows} />;
    case 'DAYS':
      return <DaysTable rows={report.rows} />;
  }
}

/** What could still change the month. */
function Pending({ count, month }: { count: number; month: CalendarDate }) {
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      title={text('time-off.month.pending', { count, month: monthText(month, readerLocale()) })}
      actions={
        <LinkButton to="/time-off/approvals" size="small">
          {text('time-off.month.decide')}
        </LinkButton>
      }
    >
      {text('time-off.month.pendingHint')}
    </Alert>
  );
}
