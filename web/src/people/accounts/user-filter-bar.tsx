import { roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { roleNames } from '../../access/role-name.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import type { Filtering } from '../../platform/lists/address.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { Select } from '../../ui/select/select.tsx';
import { longestUserSearch, type UserFilters, userFilters } from './user-filters.ts';

const roleOptions = roles.map((role) => ({ id: role, label: roleNames[role] }));

const statusOptions = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const;

const gapOptions = [
  { id: 'sign-in', label: 'Never signed in' },
  { id: 'department', label: 'No department' },
  { id: 'start', label: 'No employment start' },
] as const;

interface UserFilterBarProps extends Filtering<UserFilters> {
  departments: readonly Department[];
}

export function UserFilterBar({ filters, fieldOf, clear, departments }: UserFilterBarProps) {
  return (
    <FilterBar
      label="Filter the users"
      isFiltered={userFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label="Search"
          placeholder="Search by name or email..."
          maxLength={longestUserSearch}
          {...fieldOf('search')}
        />
      }
    >
      <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
      <Select label="Role" nothing="All Roles" options={roleOptions} {...fieldOf('role')} />
      <Select label="Status" nothing="All Status" options={statusOptions} {...fieldOf('status')} />
      <Select
        label="Incomplete profiles"
        nothing="Any"
        isNothingInFull
        options={gapOptions}
        {...fieldOf('missing')}
      />
    </FilterBar>
  );
}
