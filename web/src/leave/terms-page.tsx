import type { TermsOfPerson } from '@almanac/domain/leave/terms-schema';
import { useQuery } from '@tanstack/react-query';
import { FilterX, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { departmentsQuery } from '../departments/api.ts';
import { type Filtering, useAddressFilters } from '../platform/address.ts';
import { countText } from '../platform/count-text.ts';
import { ListPages } from '../platform/list-pages.tsx';
import { Loaded } from '../platform/loaded.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/message-panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchableSelect } from '../ui/searchable-select.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonArea, SkeletonRows } from '../ui/skeleton.tsx';
import { LeaveArea } from './leave-area.tsx';
import { termsOfPeopleQuery } from './terms-api.ts';
import { longestTermsSearch, type TermsFilters, termsFilters, termsPageSize } from './terms-filters.ts';
import { TermsHistoryDialog } from './terms-history-dialog.tsx';
import { TermsTable } from './terms-table.tsx';

export function TermsPage() {
  const filtering = useAddressFilters(termsFilters);
  const query = useQuery(termsOfPeopleQuery(filtering.filters));
  const [shown, setShown] = useState<TermsOfPerson['person']>();

  return (
    <>
      <LeaveArea
        title="People"
        subtitle="What each person holds: the place with its holidays, the leave plan, the work schedule."
      />
      <TermsFilterBar {...filtering} />
      <Card>
        <section aria-label="People" aria-busy={query.isFetching} className="flex flex-col gap-3">
          <Loaded
            query={query}
            failure="Failed to fetch the people"
            skeleton={
              <SkeletonArea label="Loading the people">
                <SkeletonRows rows={10} />
              </SkeletonArea>
            }
          >
            {({ rows, total }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                  {countText(total, 'person', 'people')}
                </p>
                <TermsTable
                  rows={rows}
                  onShow={setShown}
                  emptyState={
                    <EmptyState
                      icon={<UserSearch aria-hidden="true" />}
                      title="Nobody matches your filters"
                      message="Try another name or department."
                    />
                  }
                />
                <ListPages
                  {...filtering}
                  label="people"
                  totalPages={Math.ceil(total / termsPageSize)}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </section>
      </Card>
      {shown && <TermsHistoryDialog person={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const accountOptions = [
  { id: 'active', label: 'Active' },
  { id: 'all', label: 'All' },
] as const;

function TermsFilterBar({ filters, change, fieldOf, clear }: Filtering<TermsFilters>) {
  const { data: departments = [] } = useQuery(departmentsQuery());
  return (
    <search aria-label="Filter the people" className="flex flex-col items-start gap-3">
      <div className="grid w-full grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_13rem_9rem]">
        <SearchField
          label="Search"
          placeholder="Search by name or email..."
          maxLength={longestTermsSearch}
          search={filters.search ?? ''}
          onSearch={(text) => change({ search: text })}
          className="max-sm:col-span-full"
        />
        <SearchableSelect
          label="Department"
          nothing="All Departments"
          options={departments.map(({ id, name }) => ({ id, label: name }))}
          {...fieldOf('departmentId')}
        />
        <Select label="Accounts" options={accountOptions} {...fieldOf('account')} />
      </div>
      {termsFilters.isFiltered(filters) && (
        <Button variant="quiet" size="small" icon={<FilterX aria-hidden="true" />} onPress={clear}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
