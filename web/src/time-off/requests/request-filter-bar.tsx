import { requestStatusName } from '@almanac/domain/time-off/requests/status-words';
import { requestStatuses } from '@almanac/domain/time-off/requests/vocabulary';
import type { ReactNode } from 'react';
import { textOf } from '../../language/messages.ts';
import { useTypes } from '../../leave/types/types.ts';
import type { Filtering } from '../../platform/lists/address.ts';
import type { Option } from '../../ui/field/option.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { SearchableSelect } from '../../ui/select/searchable-select.tsx';
import { text } from './messages/list-text.ts';
import { type RequestFilters, requestFilters } from './request-filters.ts';
import '@almanac/domain/time-off/requests/messages/message';

function statusOptions() {
  return requestStatuses.map((status) => ({ id: status, label: textOf(requestStatusName[status]) }));
}

function sortOptions(): Option<RequestFilters['sortBy']>[] {
  return [
    { id: 'createdAt', label: text('time-off.requests.byCreation') },
    { id: 'startDate', label: text('time-off.requests.byStart') },
  ];
}

function orderOptions(): Option<RequestFilters['sortOrder']>[] {
  return [
    { id: 'desc', label: text('time-off.requests.newestFirst') },
    { id: 'asc', label: text('time-off.requests.oldestFirst') },
  ];
}

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
      label={text('time-off.requests.filter')}
      more={more}
      isMoreSet={isMoreSet}
      isFiltered={requestFilters.isFiltered(filters)}
      onClear={clear}
    >
      <SearchableSelect
        label={text('time-off.requests.filterStatus')}
        nothing={text('time-off.requests.allStatuses')}
        options={statusOptions()}
        {...fieldOf('status')}
      />
      <SearchableSelect
        label={text('time-off.requests.filterType')}
        nothing={text('time-off.requests.allTypes')}
        options={types.map(({ code, name }) => ({ id: code, label: name }))}
        {...fieldOf('type')}
      />
      {children}
      <SearchableSelect
        label={text('time-off.requests.sortBy')}
        options={sortOptions()}
        {...fieldOf('sortBy')}
      />
      <SearchableSelect
        label={text('time-off.requests.order')}
        options={orderOptions()}
        {...fieldOf('sortOrder')}
      />
    </FilterBar>
  );
}
