import { allowed, type Decision, type Refusal, refuse } from '../refusal.ts';
import type { Department } from './schema.ts';

/** Refuses with `DEPARTMENT_NAME_TAKEN`. */
export function departmentNameTaken(name: string): Refusal<'DEPARTMENT_NAME_TAKEN'> {
  return refuse('DEPARTMENT_NAME_TAKEN', `There is a department with the name ${name} already`);
}

/** Whether the department may be deleted: without users and teams. Refuses with `DEPARTMENT_IN_USE`. */
export function checkDepartmentDeletion({
  name,
  userCount,
  teamCount,
}: Department): Decision<'DEPARTMENT_IN_USE'> {
  if (userCount === 0 && teamCount === 0) return allowed;
  const inUse = `${counted(userCount, 'person', 'people')} and ${counted(teamCount, 'team', 'teams')}`;
  return refuse('DEPARTMENT_IN_USE', `${name} cannot be deleted: ${inUse} belong to it`);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
