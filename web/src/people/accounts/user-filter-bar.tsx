import { roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { roleNames } from '../../access/role-name.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import type { Filtering } from '../../platform/lists/address.ts';
import { FilterBar } from '../../ui/data/filter-bar.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
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
      columns="grid-cols-2 items-end max-[22rem]:grid-cols-1 sm:grid-cols-4 xl:grid-cols-[1fr_13rem_10rem_9rem_12rem]"
      isFiltered={userFilters.isFiltered(filters)}
      onClear={clear}
    >
      <SearchField
        label="Search"
        placeholder="Search by name or email..."
        maxLength={longestUserSearch}
        {...fieldOf('search')}
        className="max-xl:col-span-full"
      />
      <DepartmentSelect
        departments={departments}
        className="max-sm:col-span-full"
        {...fieldOf('departmentId')}
      />
      <Select label="Role" nothing="All Roles" options={roleOptions} {...fieldOf('role')} />
      <Select label="Status" nothing="All Status" options={statusOptions} {...fieldOf('status')} />
      <Select label="Missing" nothing="Nothing" options={gapOptions} {...fieldOf('missing')} />
    </FilterBar>
  );
}
