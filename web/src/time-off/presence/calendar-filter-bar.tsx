import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import { approvalGroupsQuery } from './api.ts';
import { type CalendarFilters, readCalendarFilters, writeCalendarFilters } from './calendar-filters.ts';

const any = 'any';

/** Narrows the calendar to a department or a team of those whose requests the viewer decides. */
export function CalendarFilterBar() {
  const [address, setAddress] = useSearchParams();
  const filters = readCalendarFilters(address);
  const { data: groups } = useQuery(approvalGroupsQuery());
  const change = (field: keyof CalendarFilters, id: string) => {
    setAddress(
      (present) => {
        const { [field]: _former, ...rest } = readCalendarFilters(present);
        return writeCalendarFilters(present, id === any ? rest : { ...rest, [field]: id });
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <search aria-label="Filter the calendar" className="grid w-full grid-cols-2 gap-3 lg:w-112">
      <SearchableSelect
        label="Department"
        options={[
          { id: any, label: 'All Departments' },
          ...(groups?.departments ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        value={filters.departmentId ?? any}
        onChange={(id) => change('departmentId', id)}
      />
      <SearchableSelect
        label="Team"
        options={[
          { id: any, label: 'All Teams' },
          ...(groups?.teams ?? []).map(({ id, name, department }) => ({
            id,
            label: name,
            description: department.name,
          })),
        ]}
        value={filters.teamId ?? any}
        onChange={(id) => change('teamId', id)}
      />
    </search>
  );
}
