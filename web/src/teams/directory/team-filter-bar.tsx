import type { Department } from '@almanac/domain/departments/schema';
import { X } from 'lucide-react';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import type { Filtering } from '../../platform/lists/address.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Option } from '../../ui/field/option.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { Select } from '../../ui/select/select.tsx';
import { longestTeamSearch, type TeamFilters, type TeamStatus, teamFilters } from './team-filters.ts';

const statusNames: Record<TeamStatus, string> = { active: 'Active', inactive: 'Inactive' };
const statusOptions: Option<TeamStatus>[] = [
  { id: 'active', label: statusNames.active },
  { id: 'inactive', label: statusNames.inactive },
];

interface TeamFilterBarProps extends Filtering<TeamFilters> {
  departments: readonly Department[];
}

export function TeamFilterBar({ departments, ...filtering }: TeamFilterBarProps) {
  const { filters, fieldOf, clear } = filtering;
  const isFiltered = teamFilters.isFiltered(filters);
  return (
    <div className="flex flex-col gap-3">
      <FilterBar
        label="Filter the teams"
        isShort
        isFiltered={isFiltered}
        onClear={clear}
        search={
          <SearchField
            label="Search"
            placeholder="Search teams..."
            {...fieldOf('search')}
            maxLength={longestTeamSearch}
          />
        }
      >
        <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
        <Select label="Status" nothing="All Status" options={statusOptions} {...fieldOf('status')} />
      </FilterBar>
      {isFiltered && <FilterBadges {...filtering} departments={departments} />}
    </div>
  );
}

function FilterBadges({ filters, change, departments }: TeamFilterBarProps) {
  const { search, departmentId, status } = filters;
  const departmentName = departments.find(({ id }) => id === departmentId)?.name ?? 'one department';
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <FilterBadge text={`Search: ${search}`} onRemove={() => change({ search: undefined })} />
      )}
      {departmentId !== undefined && (
        <FilterBadge
          text={`Department: ${departmentName}`}
          onRemove={() => change({ departmentId: undefined })}
        />
      )}
      {status !== undefined && (
        <FilterBadge text={`Status: ${statusNames[status]}`} onRemove={() => change({ status: undefined })} />
      )}
    </ul>
  );
}

function FilterBadge({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center">
      <Badge tone="accent">{text}</Badge>
      <IconButton label={`Remove the filter ${text}`} size="small" onPress={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
