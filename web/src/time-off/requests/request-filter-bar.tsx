import { requestStatuses, requestStatusName } from '@almanac/domain/time-off/requests/vocabulary';
import type { ReactNode } from 'react';
import { useTypes } from '../../leave/types/types.ts';
import type { Filtering } from '../../platform/lists/address.ts';
import type { Option } from '../../ui/field/option.ts';
import { SearchableSelect } from '../../ui/select/searchable-select.tsx';
import type { RequestFilters } from './request-filters.ts';

const statusOptions = requestStatuses.map((status) => ({ id: status, label: requestStatusName[status] }));

const sortOptions: Option<RequestFilters['sortBy']>[] = [
  { id: 'createdAt', label: 'Created Date' },
  { id: 'startDate', label: 'Start Date' },
];

const orderOptions: Option<RequestFilters['sortOrder']>[] = [
  { id: 'desc', label: 'Newest First' },
  { id: 'asc', label: 'Oldest First' },
];

interface RequestFilterBarProps extends Pick<Filtering<RequestFilters>, 'fieldOf'> {
  /** Extra fields, before the order. */
  children?: ReactNode;
}

export function RequestFilterBar({ fieldOf, children }: RequestFilterBarProps) {
  const { types } = useTypes();
  return (
    <search
      aria-label="Filter the requests"
      className={`grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 ${children ? 'lg:grid-cols-3 xl:grid-cols-5' : 'lg:grid-cols-4'}`}
    >
      <SearchableSelect
        label="Status"
        nothing="All Statuses"
        options={statusOptions}
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
    </search>
  );
}
