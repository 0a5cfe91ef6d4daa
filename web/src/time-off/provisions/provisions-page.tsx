import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArrowLeft } from 'lucide-react';
import { BackToSettings } from '../../access/back-to-settings.tsx';
import { departmentsQuery } from '../../departments/api.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { type Filtering, useAddressFilters } from '../../platform/lists/address.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { keepProvisionsMutation, keptListsQuery, keptProvisionsQuery, provisionsQuery } from './api.ts';
import { KeptLists } from './kept-lists.tsx';
import { rich, text } from './messages/text.ts';
import { type ProvisionFilters, provisionFilters, shownDay } from './provision-filters.ts';
import { ProvisionLists } from './provision-lists.tsx';

/** What the company owes its people at the end of a day, now or as a list that was kept. */
export function ProvisionsPage() {
  const filtering = useAddressFilters(provisionFilters);
  const { kept } = filtering.filters;
  return (
    <>
      <PageHeader
        title={text('time-off.provisions.title')}
        help={<HelpMark at="setting-up-leave#provisions" />}
        subtitle={text('time-off.provisions.subtitle')}
        above={<BackToSettings />}
      />
      {kept === undefined ? (
        <ListOfDay filtering={filtering} />
      ) : (
        <KeptList key={kept} id={kept} filtering={filtering} />
      )}
    </>
  );
}

interface ListProps {
  filtering: Filtering<ProvisionFilters>;
}

function ListOfDay({ filtering }: ListProps) {
  const { filters, fieldOf, showPage } = filtering;
  const on = shownDay(filters, useToday());
  const bounds = useBoundedDays();
  const { departmentId, page } = filters;
  const { data: departments = [] } = useQuery(departmentsQuery());
  const query = useQuery(provisionsQuery({ on, departmentId, page }));
  const lists = useQuery(keptListsQuery);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-56 max-sm:w-full">
          <DateFilter label={text('time-off.provisions.asOf')} {...fieldOf('on')} value={on} {...bounds} />
        </div>
        <div className="w-56 max-sm:w-full">
          <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
        </div>
        <ExportMenu path="/admin/leave/provisions/export" filters={{ on, departmentId }} />
        <KeepButton on={on} />
      </div>
      <Loaded query={query} failure={text('time-off.provisions.notLoaded')} skeleton={<Waiting />}>
        {(provisions) => (
          <>
            <ProvisionLists {...provisions} />
            <ListPages
              label={text('time-off.provisions.people')}
              filters={filters}
              showPage={showPage}
              totalPages={provisions.pagination.totalPages}
              isOutdated={query.isPlaceholderData}
            />
            <Card title={text('time-off.provisions.kept')} subtitle={text('time-off.provisions.keptHint')}>
              <Loaded
                query={lists}
                failure={text('time-off.provisions.keptNotLoaded')}
                skeleton={<SkeletonList label={text('time-off.provisions.loading')} rows={2} />}
              >
                {(kept) => <KeptLists lists={kept} />}
              </Loaded>
            </Card>
          </>
        )}
      </Loaded>
    </>
  );
}

function KeepButton({ on }: { on: CalendarDate }) {
  const keep = useMutationOnce({
    ...keepProvisionsMutation(),
    onSuccess: () => toast(text('time-off.provisions.wasKept', { on })),
    onError: (error) => toastFailure(text('time-off.provisions.notKept'), error),
  });
  return (
    <Button
      variant="primary"
      icon={<Archive aria-hidden="true" />}
      isPending={keep.isPending}
      pendingLabel={text('time-off.provisions.keeping')}
      onPress={() => keep.mutate(on)}
    >
      {text('time-off.provisions.keep')}
    </Button>
  );
}

function KeptList({ id, filtering: { filters, change, showPage } }: ListProps & { id: string }) {
  const query = useQuery(keptProvisionsQuery(id, filters.page));
  return (
    <>
      <div>
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          onPress={() => change({ kept: null })}
        >
          {text('time-off.provisions.back')}
        </Button>
      </div>
      <Loaded query={query} failure={text('time-off.provisions.notLoaded')} skeleton={<Waiting />}>
        {(list) => (
          <>
            <Alert
              tone={list.changed > 0 ? 'warning' : 'info'}
              title={text('time-off.provisions.listOf', { on: list.on })}
            >
              <p>
                {rich('time-off.provisions.keptOnBy', {
                  at: <InstantText instant={list.keptAt} />,
                  name: <bdi>{list.keptBy.name}</bdi>,
                })}
              </p>
              <p>{text('time-off.provisions.changedSince', { count: list.changed })}</p>
            </Alert>
            <ProvisionLists {...list} isKept />
            <ListPages
              label={text('time-off.provisions.people')}
              filters={filters}
              showPage={showPage}
              totalPages={list.pagination.totalPages}
              isOutdated={query.isPlaceholderData}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Waiting() {
  return (
    <Card>
      <SkeletonList label={text('time-off.provisions.loading')} rows={8} />
    </Card>
  );
}
