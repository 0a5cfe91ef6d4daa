import { isAdmin } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useAddressFilters } from '../../../platform/lists/address.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { ListPages } from '../../../platform/lists/list-pages.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { useViewer } from '../../../platform/session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { EmptyState } from '../../../ui/page/message-panel.tsx';
import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';
import { balanceListQuery } from '../account/api.ts';
import { text } from '../messages/list-text.ts';
import { useBalanceDialog } from '../use-balance-dialog.tsx';
import {
  balanceListFilters,
  balanceListInput,
  longestSearch,
  orderOptions,
  pageSize,
  takenOptions,
} from './balance-list-filters.ts';
import { BalancesSkeleton, BalancesTable } from './balances-table.tsx';
import { UnderPaceLegend } from './under-pace.tsx';

/** Compares the balances of the visible people; administrators can set them. */
export function BalancesPanel() {
  const filtering = useAddressFilters(balanceListFilters);
  const { filters, change, fieldOf, clear } = filtering;
  const query = useQuery(
    balanceListQuery({ ...balanceListInput(filters), page: filters.page, limit: pageSize }),
  );
  const { adjust, balanceDialog } = useBalanceDialog();
  const mayAdjust = isAdmin(useViewer());
  return (
    <Card
      title={text('time-off.balances.listTitle')}
      actions={<ExportMenu path="/vacation/balances/export" filters={balanceListInput(filters)} />}
    >
      <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
        <FilterBar
          label={text('time-off.balances.filter')}
          isShort
          isFiltered={balanceListFilters.isFiltered(filters)}
          onClear={clear}
          search={
            <SearchField
              label={text('time-off.balances.search')}
              placeholder={text('time-off.balances.searchHint')}
              {...fieldOf('search')}
              maxLength={longestSearch}
            />
          }
        >
          <SearchableSelect
            label={text('time-off.balances.show')}
            nothing={text('time-off.balances.everyone')}
            isNothingInFull
            options={takenOptions()}
            {...fieldOf('taken')}
          />
          <SearchableSelect
            label={text('time-off.balances.sortBy')}
            options={orderOptions()}
            {...fieldOf('order')}
          />
        </FilterBar>
        <Loaded
          query={query}
          failure={text('time-off.balances.listNotLoaded')}
          headingLevel={3}
          skeleton={<BalancesSkeleton />}
        >
          {({ rows: people, total }) => (
            <>
              <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                {text('time-off.balances.people', { count: total })}
              </p>
              <BalancesTable
                people={people}
                order={filters.order}
                onSort={(order) => change({ order })}
                emptyState={
                  <EmptyState
                    icon={<UserSearch aria-hidden="true" />}
                    title={text('time-off.balances.noOneFound')}
                    message={
                      filters.taken
                        ? text('time-off.balances.allOnPace')
                        : text('time-off.balances.tryAnother')
                    }
                    headingLevel={3}
                  />
                }
                {...(mayAdjust && { onAdjust: adjust })}
              />
              {people.some(({ notEnough }) => notEnough) && <UnderPaceLegend />}
              <ListPages
                {...filtering}
                label={text('time-off.balances.pagesLabel')}
                totalPages={Math.ceil(total / pageSize)}
                isOutdated={query.isPlaceholderData}
              />
            </>
          )}
        </Loaded>
      </div>
      {balanceDialog}
    </Card>
  );
}
