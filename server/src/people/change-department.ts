import { departmentNameTaken } from '@almanac/domain/people/department-rules';
import type { ChangeDepartment, Department } from '@almanac/domain/people/schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { changeAsUserManager } from './change-as-user-manager.ts';
import { isDepartmentNameTaken, readDepartment } from './department-queries.ts';
import type { PeopleContext } from './people-settings.ts';
import { lockDepartmentNames, saveDepartmentName } from './store.ts';

export function changeDepartment(
  context: PeopleContext,
  { id, name }: { id: string } & ChangeDepartment,
): Promise<Outcome<Department>> {
  return changeAsUserManager(context, async (transaction) => {
    await lockDepartmentNames(transaction);
    const before = await readDepartment(transaction, id);
    if (!before) return notFound('Department');
    if (await isDepartmentNameTaken(transaction, name, id)) return departmentNameTaken(name);
    await saveDepartmentName(transaction, id, name);
    return {
      result: { ...before, name },
      audit: {
        action: 'department.changed',
        entity: 'department',
        entityId: id,
        summary: `Renamed the department ${before.name} to ${name}`,
        details: { before: before.name, after: name },
      },
    };
  });
}
