import {
  type RequestStatus,
  requestStatuses,
  timeOffTypeLabel,
  timeOffTypes,
} from '@almanac/domain/time-off/requests/vocabulary';
import type { Filtering } from '../../platform/address.ts';
import type { Option } from '../../ui/option.ts';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import type { RequestFilters } from './request-filters.ts';

const statusName: Record<RequestStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

const statusOptions = requestStatuses.map((status) => ({ id: status, label: statusName[status] }));

const typeOptions = timeOffTypes.map((type) => ({ id: type, label: timeOffTypeLabel[type] }));

const sortOptions: Option<RequestFilters['sortBy']>[] = [
  { id: 'createdAt', label: 'Created Date' },
  { id: 'startDate', label: 'Start Date' },
];

const orderOptions: Option<RequestFilters['sortOrder']>[] = [
  { id: 'desc', label: 'Newest First' },
  { id: 'asc', label: 'Oldest First' },
];

interface RequestFilterBarProps extends Pick<Filtering<RequestFilters>, 'filters' | 'change'> {
  /** A list of one status only has nothing to choose there. */
  hasStatus?: boolean;
}

export function RequestFilterBar({ filters, change, hasStatus = true }: RequestFilterBarProps) {
  return (
    <search aria-label="Filter the requests" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {hasStatus && (
        <SearchableSelect
          label="Status"
          nothing="All Statuses"
          options={statusOptions}
          value={filters.status ?? null}
          onChange={(status) => change({ status })}
        />
      )}
      <SearchableSelect
        label="Type"
        nothing="All Types"
        options={typeOptions}
        value={filters.type ?? null}
        onChange={(type) => change({ type })}
      />
      <SearchableSelect
        label="Sort By"
        options={sortOptions}
        value={filters.sortBy}
        onChange={(sortBy) => change({ sortBy })}
      />
      <SearchableSelect
        label="Order"
        options={orderOptions}
        value={filters.sortOrder}
        onChange={(sortOrder) => change({ sortOrder })}
      />
    </search>
  );
}
