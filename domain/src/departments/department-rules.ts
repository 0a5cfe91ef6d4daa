import { allowed, type Decision, type Refusal, refuse } from '../refusal.ts';
import type { Department } from './schema.ts';

/** Refuses with `DEPARTMENT_NAME_TAKEN` a name another department has. */
export function departmentNameTaken(name: string): Refusal<'DEPARTMENT_NAME_TAKEN'> {
  return refuse('DEPARTMENT_NAME_TAKEN', `There is a department with the name ${name} already`);
}

/** A department, and whether any record refers to it. */
export type DepartmentInUse = Department & { isReferenced: boolean };

/** Refuses with `DEPARTMENT_IN_USE` to delete a department in use. */
export function checkDepartmentDeletion(department: DepartmentInUse): Decision<'DEPARTMENT_IN_USE'> {
  if (!department.isReferenced) return allowed;
  return refuse(
    'DEPARTMENT_IN_USE',
    `${department.name} cannot be deleted: ${whatBelongsTo(department)} belong to it`,
  );
}

function whatBelongsTo({ userCount, teamCount }: Department): string {
  if (userCount === 0 && teamCount === 0) return 'records';
  return `${counted(userCount, 'person', 'people')} and ${counted(teamCount, 'team', 'teams')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
