import { departmentFields } from '@almanac/domain/departments/department-fields';
import { departmentNameTaken } from '@almanac/domain/departments/department-rules';
import { departmentChanged } from '@almanac/domain/departments/events';
import type { ChangeDepartment, Department } from '@almanac/domain/departments/schema';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { DepartmentContext } from './department-settings.ts';
import { lockDepartmentNames } from './lock-store.ts';
import { message } from './messages/message.ts';
import { isDepartmentNameTaken, readDepartment, readKnownDepartment } from './queries.ts';
import { saveDepartment } from './store.ts';

export function changeDepartment(
  context: DepartmentContext,
  { id, version, ...fields }: { id: string } & ChangeDepartment,
): Promise<Outcome<Department, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'DEPARTMENT_NAME_TAKEN'>> {
  return changeAsUserManager(context, async (writer) => {
    await lockDepartmentNames(writer);
    const before = checkVersion(
      message('departments.record'),
      version,
      await readDepartment(writer, context, id),
    );
    if (isRefusal(before)) return before;
    if (await isDepartmentNameTaken(writer, fields.name, id)) return departmentNameTaken(fields.name);
    await saveDepartment(writer, id, fields);
    const department = await readKnownDepartment(writer, context, id);
    const changes = changedFields(
      loggedValues(departmentFields, before, {}),
      loggedValues(departmentFields, department, {}),
      loggedFields(departmentFields, 'name'),
    );
    if (!changes) return unchanged(before);
    return {
      result: department,
      events: [departmentChanged({ entityId: id, changes, data: { name: department.name } })],
    };
  });
}
