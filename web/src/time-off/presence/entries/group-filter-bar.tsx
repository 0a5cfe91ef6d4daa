import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import { DepartmentSelect } from '../../../departments/department-select.tsx';
import type { Filtering } from '../../../platform/lists/address.ts';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';
import { text } from './messages/text.ts';

interface GroupFilters {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

interface TeamFilterProps {
  /** Undefined until loaded. */
  groups: ApprovalGroups | undefined;
  fieldOf: Filtering<GroupFilters>['fieldOf'];
}

export function TeamFilter({ groups, fieldOf }: TeamFilterProps) {
  return (
    <SearchableSelect
      label={text('time-off.presence.team')}
      nothing={text('time-off.presence.allTeams')}
      options={(groups?.teams ?? []).map(({ id, name, department }) => ({
        id,
        label: name,
        description: department.name,
      }))}
      {...fieldOf('teamId')}
    />
  );
}

interface GroupFilterBarProps extends TeamFilterProps {
  label: string;
  filters: GroupFilters;
  change: (part: { departmentId: null; teamId: null }) => void;
}

/** Filters a calendar by department and team. */
export function GroupFilterBar({ label, groups, fieldOf, filters, change }: GroupFilterBarProps) {
  return (
    <FilterBar
      label={label}
      isShort
      isFiltered={filters.departmentId !== undefined || filters.teamId !== undefined}
      onClear={() => change({ departmentId: null, teamId: null })}
    >
      <DepartmentSelect departments={groups?.departments ?? []} {...fieldOf('departmentId')} />
      <TeamFilter groups={groups} fieldOf={fieldOf} />
    </FilterBar>
  );
}
