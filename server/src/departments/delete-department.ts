import { checkDepartmentDeletion } from '@almanac/domain/departments/department-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import type { UseCaseContext } from '../platform/use-case.ts';
import { readDepartment } from './queries.ts';
import { lockDepartmentForDeletion, removeDepartment } from './store.ts';

export function deleteDepartment(context: UseCaseContext, { id }: { id: string }): Promise<Outcome<null>> {
  return changeAsUserManager(context, async (transaction) => {
    await lockDepartmentForDeletion(transaction, id);
    const department = await readDepartment(transaction, id);
    if (!department) return notFound('Department');
    const decision = checkDepartmentDeletion(department);
    if (decision.refused) return decision;
    await removeDepartment(transaction, id);
    return {
      result: null,
      audit: {
        action: 'department.deleted',
        entity: 'department',
        entityId: id,
        summary: `Deleted the department ${department.name}`,
        details: { name: department.name },
      },
    };
  });
}
