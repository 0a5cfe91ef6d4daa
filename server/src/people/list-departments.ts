import type { Department } from '@almanac/domain/people/schema';
import { checkUserManager } from '@almanac/domain/people/user-rules';
import type { Outcome } from '@almanac/domain/refusal';
import { readDepartments } from './department-queries.ts';
import type { PeopleContext } from './people-settings.ts';

export async function listDepartments({ actor, database }: PeopleContext): Promise<Outcome<Department[]>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  return readDepartments(database);
}
