import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../../departments/api.ts';
import { DepartmentSelect } from '../../../departments/department-select.tsx';
import type { Filtering } from '../../../platform/lists/address.ts';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';
import { placesQuery } from '../../../work-time/api.ts';
import { text } from './messages/text.ts';
import type { MonthFilters } from './month-filters.ts';

/** The filters of administrators, who see every department and place. */
export function MonthFilterBar({ filtering }: { filtering: Filtering<MonthFilters> }) {
  const { filters, fieldOf, change } = filtering;
  const { data: departments = [] } = useQuery(departmentsQuery());
  const { data: places = [] } = useQuery(placesQuery);
  return (
    <FilterBar
      label={text('time-off.month.filter')}
      isShort
      isFiltered={filters.departmentId !== undefined || filters.placeId !== undefined}
      onClear={() => change({ departmentId: null, placeId: null })}
    >
      <DepartmentSelect departments={departments} {...fieldOf('departmentId')} />
      <SearchableSelect
        label={text('time-off.month.place')}
        nothing={text('time-off.month.allPlaces')}
        options={places.map(({ id, name }) => ({ id, label: name }))}
        {...fieldOf('placeId')}
      />
    </FilterBar>
  );
}
