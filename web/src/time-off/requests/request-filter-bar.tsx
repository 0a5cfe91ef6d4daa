import { requestStatuses, requestStatusName } from '@almanac/domain/time-off/requests/vocabulary';
import type { ReactNode } from 'react';
import { textOf } from '../../language/messages.ts';
import { useTypes } from '../../leave/types/types.ts';
import type { Filtering } from '../../platform/lists/address.ts';
import type { Option } from '../../ui/field/option.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { SearchableSelect } from '../../ui/select/searchable-select.tsx';
import { type RequestFilters, requestFilters } from './request-filters.ts';
import './messages/text.ts';

function statusOptions() {
  return requestStatuses.map((status) => ({ id: status, label: textOf(requestStatusName[status]) }));
}

const sortOptions: Option<RequestFilters['sortBy']>[] = [
  { id: 'createdAt', label: 'Created Date' },
  { id: 'startDate', label: 'Start Date' },
];

const orderOptions: Option<RequestFilters['sortOrder']>[] = [
  { id: 'desc', label: 'Newest First' },
  { id: 'asc', label: 'Oldest First' },
];

interface RequestFilterBarProps extends Filtering<RequestFilters> {
  /** Extra fields, before the order. */
  children?: ReactNode;
  /** Fields behind 'More Filters'. */
  more?: ReactNode;
  isMoreSet?: boolean;
}

export function RequestFilterBar({
  filters,
  fieldOf,
  clear,
  children,
  more,
  isMoreSet = false,
}: RequestFilterBarProps) {
  const { types } = useTypes();
  return (
    <FilterBar
      label="Filter the requests"
      more={more}
      isMoreSet={isMoreSet}
      isFiltered={requestFilters.isFiltered(filters)}
      onClear={clear}
    >
      <SearchableSelect
        label="Status"
        nothing="All Statuses"
        options={statusOptions()}
        {...fieldOf('status')}
      />
      <SearchableSelect
        label="Type"
        nothing="All Types"
        options={types.map(({ code, name }) => ({ id: code, label: name }))}
        {...fieldOf('type')}
      />
      {children}
      <SearchableSelect label="Sort By" options={sortOptions} {...fieldOf('sortBy')} />
      <SearchableSelect label="Order" options={orderOptions} {...fieldOf('sortOrder')} />
    </FilterBar>
  );
}
