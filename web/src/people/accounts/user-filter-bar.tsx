import { roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { roleNames } from '../../access/role-name.ts';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import { textOf } from '../../language/messages.ts';
import type { Filtering } from '../../platform/lists/address.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { Select } from '../../ui/select/select.tsx';
import { text } from './messages/text.ts';
import { longestUserSearch, type UserFilters, userFilters } from './user-filters.ts';

function roleOptions() {
  return roles.map((role) => ({ id: role, label: roleNames[role] }));
}

function statusOptions() {
  return [
    { id: 'active', label: text('people.accounts.active') },
    { id: 'inactive', label: text('people.accounts.inactive') },
  ] as const;
}

function gapOptions() {
  return [
    { id: 'sign-in', label: text('people.accounts.neverSignedIn') },
    { id: 'department', label: text('people.accounts.noDepartment') },
    { id: 'start', label: text('people.accounts.noStart') },
  ] as const;
}

interface UserFilterBarProps extends Filtering<UserFilters> {
  departments: readonly Department[];
}

export function UserFilterBar({ filters, fieldOf, clear, departments }: UserFilterBarProps) {
  return (
    <FilterBar
      label={text('people.accounts.filter')}
      isFiltered={userFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label={text('people.accounts.search')}
          placeholder={text('people.accounts.searchPlaceholder')}
          maxLength={longestUserSearch}
          {...fieldOf('search')}
        />
      }
    >
      <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
      <Select
        label={textOf(userFields.role.label)}
        nothing={text('people.accounts.allRoles')}
        options={roleOptions()}
        {...fieldOf('role')}
      />
      <Select
        label={textOf(userFields.isActive.label)}
        nothing={text('people.accounts.allStatus')}
        options={statusOptions()}
        {...fieldOf('status')}
      />
      <Select
        label={text('people.accounts.incompleteProfiles')}
        nothing={text('people.accounts.anyProfile')}
        isNothingInFull
        options={gapOptions()}
        {...fieldOf('missing')}
      />
    </FilterBar>
  );
}
