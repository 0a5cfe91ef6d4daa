import { isAdmin } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { Download, UserSearch } from 'lucide-react';
import { useAddressFilters } from '../../../platform/lists/address.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { exportAddress } from '../../../platform/lists/export-address.ts';
import { FileLink } from '../../../platform/lists/file-link.tsx';
import { ListPages } from '../../../platform/lists/list-pages.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { useViewer } from '../../../platform/session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { EmptyState } from '../../../ui/page/message-panel.tsx';
import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';
import { balanceListQuery } from '../account/api.ts';
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
      title="Leave Balances"
      actions={
        <FileLink
          href={exportAddress('/vacation/balances/export', balanceListInput(filters))}
          icon={<Download aria-hidden="true" />}
        >
          Export as CSV
        </FileLink>
      }
    >
      <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
        <FilterBar
          label="Filter the balances"
          isShort
          isFiltered={balanceListFilters.isFiltered(filters)}
          onClear={clear}
          search={
            <SearchField
              label="Find a person"
              placeholder="Name or email address"
              {...fieldOf('search')}
              maxLength={longestSearch}
            />
          }
        >
          <SearchableSelect
            label="Show"
            nothing="Everyone"
            isNothingInFull
            options={takenOptions}
            {...fieldOf('taken')}
          />
          <SearchableSelect label="Sort By" options={orderOptions} {...fieldOf('order')} />
        </FilterBar>
        <Loaded
          query={query}
          failure="Couldn't load the balances"
          headingLevel={3}
          skeleton={<BalancesSkeleton />}
        >
          {({ rows: people, total }) => (
            <>
              <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                {countText(total, 'person', 'people')}
              </p>
              <BalancesTable
                people={people}
                order={filters.order}
                onSort={(order) => change({ order })}
                emptyState={
                  <EmptyState
                    icon={<UserSearch aria-hidden="true" />}
                    title="No one found"
                    message={
                      filters.taken
                        ? 'Everyone who matches is on pace.'
                        : 'Try another part of the name or address.'
                    }
                    headingLevel={3}
                  />
                }
                {...(mayAdjust && { onAdjust: adjust })}
              />
              {people.some(({ notEnough }) => notEnough) && <UnderPaceLegend />}
              <ListPages
                {...filtering}
                label="people"
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
