import { mayManageUsers } from '@almanac/domain/people/permissions';
import type { CreateDepartment, Department } from '@almanac/domain/people/schema';
import { type Outcome, refuse } from '@almanac/domain/refusal';
import { change } from '../platform/change.ts';
import { usersNotManaged } from './forbidden.ts';
import type { PeopleContext } from './people-settings.ts';
import { insertDepartment } from './store.ts';

export async function createDepartment(
  context: PeopleContext,
  { name }: CreateDepartment,
): Promise<Outcome<Department>> {
  if (!mayManageUsers(context.actor)) return usersNotManaged;
  return change(context, async (transaction) => {
    const id = await insertDepartment(transaction, name);
    if (id === undefined) {
      return refuse('DEPARTMENT_NAME_TAKEN', `There is a department with the name ${name} already`);
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
