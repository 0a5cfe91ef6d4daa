import { roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { FilterX } from 'lucide-react';
import { roleNames } from '../../access/role-name.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import { Select } from '../../ui/select.tsx';
import type { useUserFilters } from './use-user-filters.ts';
import { isFiltered, longestUserSearch } from './user-filters.ts';

const any = 'any';

const roleOptions = [
  { id: any, label: 'All Roles' },
  ...roles.map((role) => ({ id: role, label: roleNames[role] })),
] as const;

const statusOptions = [
  { id: any, label: 'All Status' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const;

type UserFilterBarProps = Pick<ReturnType<typeof useUserFilters>, 'filters' | 'change' | 'clear'> & {
  departments: readonly Department[];
};

export function UserFilterBar({ filters, change, clear, departments }: UserFilterBarProps) {
  const { search = '', role = any, status = any, departmentId = any } = filters;
  const departmentOptions = [
    { id: any, label: 'All Departments' },
    ...departments.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <search aria-label="Filter the users" className="flex flex-col items-start gap-3">
      <div className="grid w-full grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[1fr_13rem_10rem_9rem]">
        <SearchField
          label="Search"
          placeholder="Search by name or email..."
          maxLength={longestUserSearch}
          search={search}
          onSearch={(text) => change({ search: text || undefined })}
          className="max-xl:col-span-full"
        />
        <SearchableSelect
          label="Department"
          options={departmentOptions}
          className="max-sm:col-span-full"
          value={departmentId}
          onChange={(id) => change({ departmentId: id === any ? undefined : id })}
        />
        <Select
          label="Role"
          options={roleOptions}
          value={role}
          onChange={(id) => change({ role: id === any ? undefined : id })}
        />
        <Select
          label="Status"
          options={statusOptions}
          value={status}
          onChange={(id) => change({ status: id === any ? undefined : id })}
        />
      </div>
      {isFiltered(filters) && (
        <Button variant="quiet" size="small" icon={<FilterX aria-hidden="true" />} onPress={clear}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
