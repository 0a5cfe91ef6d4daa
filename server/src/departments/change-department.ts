import { departmentNameTaken } from '@almanac/domain/departments/department-rules';
import type { ChangeDepartment, Department } from '@almanac/domain/departments/schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import type { UseCaseContext } from '../platform/use-case.ts';
import { lockDepartmentNames } from './lock-queries.ts';
import { isDepartmentNameTaken, readDepartment } from './queries.ts';
import { saveDepartmentName } from './store.ts';

export function changeDepartment(
  context: UseCaseContext,
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
