import { departmentNameTaken } from '@almanac/domain/people/department-rules';
import type { CreateDepartment, Department } from '@almanac/domain/people/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { changeAsUserManager } from './change-as-user-manager.ts';
import type { PeopleContext } from './people-settings.ts';
import { insertDepartment } from './store.ts';

export function createDepartment(
  context: PeopleContext,
  { name }: CreateDepartment,
): Promise<Outcome<Department>> {
  return changeAsUserManager(context, async (transaction) => {
    const id = await insertDepartment(transaction, name);
    if (id === undefined) {
      return departmentNameTaken(name);
    }
    return {
      result: { id, name, userCount: 0, teamCount: 0 },
      audit: {
        action: 'department.created',
        entity: 'department',
        entityId: id,
        summary: `Added the department ${name}`,
        details: { name },
      },
    };
  });
}
