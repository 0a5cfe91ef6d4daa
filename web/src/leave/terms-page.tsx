import type { TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { departmentsQuery } from '../departments/api.ts';
import { DepartmentSelect } from '../departments/department-select.tsx';
import { type Filtering, useAddressFilters } from '../platform/lists/address.ts';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { Card } from '../ui/card.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SearchableSelect } from '../ui/select/searchable-select.tsx';
import { Select } from '../ui/select/select.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { plansQuery } from './plans/plans-api.ts';
import type { TermsTarget } from './terms/change-terms-dialog.tsx';
import { text } from './terms/messages/text.ts';
import { placesQuery, schedulesQuery, termsOfPeopleQuery } from './terms/terms-api.ts';
import { TermsBar } from './terms/terms-bar.tsx';
import { longestTermsSearch, type TermsFilters, termsFilters, termsPageSize } from './terms/terms-filters.ts';
import { TermsTable } from './terms/terms-table.tsx';

const TermsHistoryDialog = lazyDialog(
  async () => (await import('./terms/terms-history-dialog.tsx')).TermsHistoryDialog,
);

const ChangeTermsDialog = lazyDialog(
  async () => (await import('./terms/change-terms-dialog.tsx')).ChangeTermsDialog,
);

export function TermsPage() {
  const filtering = useAddressFilters(termsFilters);
  const query = useQuery(termsOfPeopleQuery(filtering.filters));
  const [shown, setShown] = useState<TermsOfPerson['person']>();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<TermsTarget>();

  return (
    <>
      <PageHeader
        title={text('leave.terms.title')}
        subtitle={text('leave.terms.subtitle')}
        above={<BackToSettings />}
      />
      <TermsFilterBar {...filtering} />
      <Card>
        <section
          aria-label={text('leave.terms.title')}
          aria-busy={query.isFetching}
          className="flex flex-col gap-3"
        >
          <Loaded
            query={query}
            failure={text('leave.terms.notLoaded')}
            skeleton={<SkeletonList label={text('leave.terms.loading')} rows={10} />}
          >
            {({ rows, total }) => (
              <>
                <TermsBar
                  rows={rows}
                  total={total}
                  selectedIds={selectedIds}
                  onSelect={setSelectedIds}
                  departmentId={filtering.filters.departmentId}
                  onChange={setTarget}
                />
                <TermsTable
                  rows={rows}
                  selectedIds={selectedIds}
                  onSelect={(id, isSelected) =>
                    setSelectedIds((present) =>
                      isSelected ? [...present, id] : present.filter((each) => each !== id),
                    )
                  }
                  onShow={setShown}
                  emptyState={
                    <EmptyState
                      icon={<UserSearch aria-hidden="true" />}
                      title={text('leave.terms.none')}
                      message={text('leave.terms.noneHint')}
                    />
                  }
                />
                <ListPages
                  {...filtering}
                  label={text('leave.terms.pages')}
                  totalPages={Math.ceil(total / termsPageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </section>
      </Card>
      {target && (
        <ChangeTermsDialog
          target={target}
          onChanged={() => setSelectedIds([])}
          onClose={() => setTarget(undefined)}
        />
      )}
      {shown && <TermsHistoryDialog person={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function accountOptions() {
  return [
    { id: 'active', label: text('leave.terms.activeAccounts') },
    { id: 'all', label: text('leave.terms.allAccounts') },
  ] as const;
}

function TermsFilterBar({ filters, fieldOf, clear }: Filtering<TermsFilters>) {
  const { data: departments = [] } = useQuery(departmentsQuery());
  const { data: places = [] } = useQuery(placesQuery);
  const { data: plans = [] } = useQuery(plansQuery);
  const { data: schedules = [] } = useQuery(schedulesQuery);
  const optionsOf = (records: readonly { id: string; name: string }[]) =>
    records.map(({ id, name }) => ({ id, label: name }));
  return (
    <FilterBar
      label={text('leave.terms.filters')}
      isFiltered={termsFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label={text('leave.terms.search')}
          placeholder={text('leave.terms.searchHint')}
          maxLength={longestTermsSearch}
          {...fieldOf('search')}
        />
      }
    >
      <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
      <SearchableSelect
        label={text('leave.terms.place')}
        nothing={text('leave.terms.allPlaces')}
        options={optionsOf(places)}
        {...fieldOf('place')}
      />
      <SearchableSelect
        label={text('leave.terms.plan')}
        nothing={text('leave.terms.allPlans')}
        options={optionsOf(plans)}
        {...fieldOf('plan')}
      />
      <SearchableSelect
        label={text('leave.terms.schedule')}
        nothing={text('leave.terms.allSchedules')}
        options={optionsOf(schedules)}
        {...fieldOf('schedule')}
      />
      <Select label={text('leave.terms.accounts')} options={accountOptions()} {...fieldOf('account')} />
    </FilterBar>
  );
}
