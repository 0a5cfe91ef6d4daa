import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { Department } from '@almanac/domain/departments/schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { DepartmentContext } from './department-settings.ts';
import { readDepartments } from './queries.ts';

export async function listDepartments({
  actor,
  database,
  ...counts
}: DepartmentContext): Promise<Outcome<Department[], 'FORBIDDEN'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  return readDepartments(database, counts);
}
