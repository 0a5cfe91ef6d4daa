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
import { text } from './messages/text.ts';
import { longestTeamSearch, type TeamFilters, type TeamStatus, teamFilters } from './team-filters.ts';

function statusOptions(): Option<TeamStatus>[] {
  return [
    { id: 'active', label: text('teams.directory.active') },
    { id: 'inactive', label: text('teams.directory.inactive') },
  ];
}

interface TeamFilterBarProps extends Filtering<TeamFilters> {
  departments: readonly Department[];
}

export function TeamFilterBar({ departments, ...filtering }: TeamFilterBarProps) {
  const { filters, fieldOf, clear } = filtering;
  const isFiltered = teamFilters.isFiltered(filters);
  return (
    <div className="flex flex-col gap-3">
      <FilterBar
        label={text('teams.directory.filter')}
        isShort
        isFiltered={isFiltered}
        onClear={clear}
        search={
          <SearchField
            label={text('teams.directory.search')}
            placeholder={text('teams.directory.searchPlaceholder')}
            {...fieldOf('search')}
            maxLength={longestTeamSearch}
          />
        }
      >
        <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
        <Select
          label={text('teams.directory.status')}
          nothing={text('teams.directory.allStatus')}
          options={statusOptions()}
          {...fieldOf('status')}
        />
      </FilterBar>
      {isFiltered && <FilterBadges {...filtering} departments={departments} />}
    </div>
  );
}

function FilterBadges({ filters, change, departments }: TeamFilterBarProps) {
  const { search, departmentId, status } = filters;
  const department = departments.find(({ id }) => id === departmentId);
  return (
    <ul aria-label={text('teams.directory.filtersInUse')} className="flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <FilterBadge
          name={text('teams.directory.searchFilter', { words: search })}
          onRemove={() => change({ search: undefined })}
        />
      )}
      {departmentId !== undefined && (
        <FilterBadge
          name={
            department
              ? text('teams.directory.departmentFilter', department)
              : text('teams.directory.unknownDepartmentFilter')
          }
          onRemove={() => change({ departmentId: undefined })}
        />
      )}
      {status !== undefined && (
        <FilterBadge
          name={text('teams.directory.statusFilter', {
            status: text(status === 'active' ? 'teams.directory.active' : 'teams.directory.inactive'),
          })}
          onRemove={() => change({ status: undefined })}
        />
      )}
    </ul>
  );
}

function FilterBadge({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center">
      <Badge tone="accent">{name}</Badge>
      <IconButton
        label={text('teams.directory.removeFilter', { filter: name })}
        size="small"
        onPress={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
