import { departmentNameTaken } from '@almanac/domain/departments/department-rules';
import type { ChangeDepartment, Department } from '@almanac/domain/departments/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { asSeen } from '@almanac/domain/version-check';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { DepartmentContext } from './department-settings.ts';
import { lockDepartmentNames } from './lock-store.ts';
import { isDepartmentNameTaken, readDepartment } from './queries.ts';
import { saveDepartmentName } from './store.ts';

export function changeDepartment(
  context: DepartmentContext,
  { id, version, name }: { id: string } & ChangeDepartment,
): Promise<Outcome<Department, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'DEPARTMENT_NAME_TAKEN'>> {
  return changeAsUserManager(context, async (writer) => {
    await lockDepartmentNames(writer);
    const before = asSeen('Department', version, await readDepartment(writer, context, id));
    if (isRefusal(before)) return before;
    const changes = changedFields(before, { name }, ['name']);
    if (!changes) return unchanged(before);
    if (await isDepartmentNameTaken(writer, name, id)) return departmentNameTaken(name);
    const stored = await saveDepartmentName(writer, id, name);
    return {
      result: { ...before, name, ...stored },
      audit: {
        action: 'department.changed',
        entity: 'department',
        entityId: id,
        summary: `Renamed the department ${before.name} to ${name}`,
        changes,
      },
    };
  });
}
