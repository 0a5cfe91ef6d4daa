import { departmentFields } from '@almanac/domain/departments/department-fields';
import { departmentNameTaken } from '@almanac/domain/departments/department-rules';
import { departmentCreated } from '@almanac/domain/departments/events';
import type { CreateDepartment, Department } from '@almanac/domain/departments/schema';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import type { Outcome } from '@almanac/domain/refusal';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import { createdFields } from '../audit/changed-fields.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { insertDepartment } from './store.ts';

export function createDepartment(
  context: UseCaseContext,
  department: CreateDepartment,
): Promise<Outcome<Department, 'FORBIDDEN' | 'DEPARTMENT_NAME_TAKEN'>> {
  const { name } = department;
  return changeAsUserManager(context, async (writer) => {
    const id = await insertDepartment(writer, department);
    if (id === undefined) {
      return departmentNameTaken(name);
    }
    return {
      result: { id, version: 1, ...department, userCount: 0, teamCount: 0 },
      events: [
        departmentCreated({
          entityId: id,
          changes: createdFields(
            loggedValues(departmentFields, department, {}),
            loggedFields(departmentFields, 'name'),
          ),
        }),
      ],
    };
  });
}
