import { useQuery } from '@tanstack/react-query';
import { useAddressFilters } from '../../platform/address.ts';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import { approvalGroupsQuery } from './api.ts';
import { calendarFilters } from './calendar-filters.ts';

/** Narrows the calendar to a department or a team of those whose requests the viewer decides. */
export function CalendarFilterBar() {
  const { filters, change } = useAddressFilters(calendarFilters);
  const { data: groups } = useQuery(approvalGroupsQuery());
  return (
    <search aria-label="Filter the calendar" className="grid w-full grid-cols-2 gap-3 lg:w-112">
      <SearchableSelect
        label="Department"
        nothing="All Departments"
        options={(groups?.departments ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={filters.departmentId ?? null}
        onChange={(id) => change({ departmentId: id })}
      />
      <SearchableSelect
        label="Team"
        nothing="All Teams"
        options={(groups?.teams ?? []).map(({ id, name, department }) => ({
          id,
          label: name,
          description: department.name,
        }))}
        value={filters.teamId ?? null}
        onChange={(id) => change({ teamId: id })}
      />
    </search>
  );
}
