import type { Department } from '@almanac/domain/departments/schema';
import { SearchableSelect } from '../ui/select/searchable-select.tsx';
import { text } from './messages/text.ts';

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
      label={text('departments.department')}
      nothing={text('departments.all')}
      options={departments.map(({ id, name }) => ({ id, label: name }))}
      {...field}
    />
  );
}
