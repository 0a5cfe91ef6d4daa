import { allowed, type Decision, type Refusal, refuse } from '../refusal.ts';
import { message } from './messages/message.ts';
import type { Department } from './schema.ts';

/** Refuses with `DEPARTMENT_NAME_TAKEN` a name another department has. */
export function departmentNameTaken(name: string): Refusal<'DEPARTMENT_NAME_TAKEN'> {
  return refuse('DEPARTMENT_NAME_TAKEN', message('departments.nameTaken', { name }));
}

/** A department, and whether any record refers to it. */
export type DepartmentInUse = Department & { isReferenced: boolean };

/** Refuses with `DEPARTMENT_IN_USE` to delete a department in use. */
export function checkDepartmentDeletion(department: DepartmentInUse): Decision<'DEPARTMENT_IN_USE'> {
  if (!department.isReferenced) return allowed;
  const { name, userCount: users, teamCount: teams } = department;
  const hasCounts = users > 0 || teams > 0;
  return refuse(
    'DEPARTMENT_IN_USE',
    hasCounts
      ? message('departments.hasPeopleAndTeams', { name, users, teams })
      : message('departments.hasRecords', { name }),
  );
}
