import { departmentFields } from '@almanac/domain/departments/department-fields';
import { checkDepartmentDeletion } from '@almanac/domain/departments/department-rules';
import { departmentDeleted } from '@almanac/domain/departments/events';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import { deletedFields } from '../audit/changed-fields.ts';
import { isReferenced } from '../platform/database/references.ts';
import type { DepartmentContext } from './department-settings.ts';
import { message } from './messages/message.ts';
import { readDepartment } from './queries.ts';
import { lockDepartmentForDeletion, removeDepartment } from './store.ts';

export function deleteDepartment(
  context: DepartmentContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'DEPARTMENT_IN_USE'>> {
  return changeAsUserManager(context, async (writer) => {
    await lockDepartmentForDeletion(writer, id);
    const department = checkVersion(
      message('departments.record'),
      version,
      await readDepartment(writer, context, id),
    );
    if (isRefusal(department)) return department;
    const decision = checkDepartmentDeletion({
      ...department,
      isReferenced: await isReferenced(writer, 'departments', id),
    });
    if (decision.refused) return decision;
    await removeDepartment(writer, id);
    return {
      result: null,
      events: [
        departmentDeleted({
          entityId: id,
          changes: deletedFields(
            loggedValues(departmentFields, department, {}),
            loggedFields(departmentFields, 'name'),
          ),
        }),
      ],
    };
  });
}
