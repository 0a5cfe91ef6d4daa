import { isSystemAdmin } from '@almanac/domain/access/permissions';
import type { PersonReference } from '@almanac/domain/access/schema';
import { useQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { departmentsQuery } from '../../departments/api.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { ReportTabs } from '../reports/month/report-tabs.tsx';
import { isSwitchedOff, sicknessQuery } from './api.ts';
import { text } from './messages/text.ts';
import { reportedDay, sicknessFilters } from './sickness-filters.ts';
import { SicknessTable } from './sickness-table.tsx';

const SpellsDialog = lazyDialog(async () => (await import('./spells-dialog.tsx')).SpellsDialog);

/** The illnesses of everyone in twelve months, by name, for HR. */
export function SicknessPage() {
  const { filters, fieldOf, showPage } = useAddressFilters(sicknessFilters);
  const on = reportedDay(filters, useToday());
  const bounds = useBoundedDays();
  const { departmentId, page } = filters;
  const { data: departments = [] } = useQuery(departmentsQuery());
  const query = useQuery(sicknessQuery({ on, departmentId, page }));
  const [person, setPerson] = useState<PersonReference>();
  const [isOpen, setOpen] = useState(false);
  const isOff = isSwitchedOff(query.error);
  return (
    <>
      <PageHeader
        title={text('time-off.sickness.title')}
        help={<HelpMark at="setting-up-leave#sickness" />}
        subtitle={text('time-off.sickness.subtitle')}
        actions={
          !isOff && <ExportMenu path="/admin/reports/sickness/export" filters={{ on, departmentId }} />
        }
      />
      <ReportTabs />
      {isOff ? (
        <SwitchedOff />
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-56 max-sm:w-full">
              <DateFilter label={text('time-off.sickness.asOf')} {...fieldOf('on')} value={on} {...bounds} />
            </div>
            <div className="w-56 max-sm:w-full">
              <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
            </div>
          </div>
          <Loaded
            query={query}
            failure={text('time-off.sickness.notLoaded')}
            skeleton={
              <Card>
                <SkeletonList label={text('time-off.sickness.loading')} rows={8} />
              </Card>
            }
          >
            {({ rows, pagination }) => (
              <>
                <Card>
                  <SicknessTable
                    rows={rows}
                    onShow={(chosen) => {
                      setPerson(chosen);
                      setOpen(true);
                    }}
                  />
                </Card>
                <ListPages
                  label={text('time-off.sickness.people')}
                  filters={filters}
                  showPage={showPage}
                  totalPages={pagination.totalPages}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </>
      )}
      {person && <SpellsDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function SwitchedOff() {
  const viewer = useViewer();
  return (
    <Card>
      <EmptyState
        icon={<HeartPulse aria-hidden="true" />}
        title={text('time-off.sickness.off')}
        message={text('time-off.sickness.offHint')}
        actions={
          isSystemAdmin(viewer) && (
            <LinkButton to="/settings/company">{text('time-off.sickness.toSettings')}</LinkButton>
          )
        }
      />
    </Card>
  );
}
