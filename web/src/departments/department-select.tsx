import type { Department } from '@almanac/domain/departments/schema';
import { SearchableSelect } from '../ui/select/searchable-select.tsx';

interface DepartmentSelectProps {
  departments: readonly Pick<Department, 'id' | 'name'>[];
  value: string | null;
  onChange: (departmentId: string | null) => void;
  className?: string;
}

/** Filters a list by department. */
export function DepartmentSelect({ departments, ...field }: DepartmentSelectProps) {
  return (
    <SearchableSelect
      label="Department"
      nothing="All Departments"
      options={departments.map(({ id, name }) => ({ id, label: name }))}
      {...field}
    />
  );
}
