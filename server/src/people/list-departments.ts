import { mayManageUsers } from '@almanac/domain/people/permissions';
import type { Department } from '@almanac/domain/people/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { usersNotManaged } from './forbidden.ts';
import type { PeopleContext } from './people-settings.ts';
import { readDepartments } from './queries.ts';

export async function listDepartments({ actor, database }: PeopleContext): Promise<Outcome<Department[]>> {
  if (!mayManageUsers(actor)) return usersNotManaged;
  return readDepartments(database);
}
