import {
  type RequestStatus,
  requestStatuses,
  type TimeOffType,
  timeOffTypeLabel,
  timeOffTypes,
} from '@almanac/domain/time-off/requests/vocabulary';
import type { Option } from '../../ui/option.ts';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import { defaultFilters, type RequestFilters } from './request-filters.ts';

const statusName: Record<RequestStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

const statusOptions: Option<RequestStatus | 'any'>[] = [
  { id: 'any', label: 'All Statuses' },
  ...requestStatuses.map((status) => ({ id: status, label: statusName[status] })),
];

const typeOptions: Option<TimeOffType | 'any'>[] = [
  { id: 'any', label: 'All Types' },
  ...timeOffTypes.map((type) => ({ id: type, label: timeOffTypeLabel[type] })),
];

const sortOptions: Option<RequestFilters['sortBy']>[] = [
  { id: 'createdAt', label: 'Created Date' },
  { id: 'startDate', label: 'Start Date' },
];

const orderOptions: Option<RequestFilters['sortOrder']>[] = [
  { id: 'desc', label: 'Newest First' },
  { id: 'asc', label: 'Oldest First' },
];

interface RequestFilterBarProps {
  filters: RequestFilters;
  onChange: (filters: RequestFilters) => void;
  /** A list of one status only has nothing to choose there. */
  hasStatus?: boolean;
}

export function RequestFilterBar({ filters, onChange, hasStatus = true }: RequestFilterBarProps) {
  const { status, type, ...rest } = filters;
  return (
    <search aria-label="Filter the requests" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {hasStatus && (
        <SearchableSelect
          label="Status"
          options={statusOptions}
          value={status ?? 'any'}
          onChange={(chosen) =>
            onChange({
              ...rest,
              ...(type && { type }),
              ...(chosen && chosen !== 'any' && { status: chosen }),
            })
          }
        />
      )}
      <SearchableSelect
        label="Type"
        options={typeOptions}
        value={type ?? 'any'}
        onChange={(chosen) =>
          onChange({
            ...rest,
            ...(status && { status }),
            ...(chosen && chosen !== 'any' && { type: chosen }),
          })
        }
      />
      <SearchableSelect
        label="Sort By"
        options={sortOptions}
        value={filters.sortBy}
        onChange={(sortBy) => onChange({ ...filters, sortBy: sortBy ?? defaultFilters.sortBy })}
      />
      <SearchableSelect
        label="Order"
        options={orderOptions}
        value={filters.sortOrder}
        onChange={(sortOrder) => onChange({ ...filters, sortOrder: sortOrder ?? defaultFilters.sortOrder })}
      />
    </search>
  );
}
