import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import { DepartmentSelect } from '../../../departments/department-select.tsx';
import type { Filtering } from '../../../platform/lists/address.ts';
import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';

interface GroupFilters {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

interface GroupFieldsProps {
  /** Undefined until loaded. */
  groups: ApprovalGroups | undefined;
  fieldOf: Filtering<GroupFilters>['fieldOf'];
}

/** Filters a list of people by department and team. */
export function GroupFields({ groups, fieldOf }: GroupFieldsProps) {
  return (
    <>
      <DepartmentSelect departments={groups?.departments ?? []} {...fieldOf('departmentId')} />
      <SearchableSelect
        label="Team"
        nothing="All Teams"
        options={(groups?.teams ?? []).map(({ id, name, department }) => ({
          id,
          label: name,
          description: department.name,
        }))}
        {...fieldOf('teamId')}
      />
    </>
  );
}
