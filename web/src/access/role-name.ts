import type { Role } from '@almanac/domain/access/role';

export const roleNames: Record<Role, string> = {
  SYSTEM_ADMIN: 'System Admin',
  HR_ADMIN: 'HR Admin',
  MANAGER: 'Manager',
  EMPLOYEE: 'Employee',
};

/** What each role may do beyond the one below it. */
export const rolePurposes: Record<Role, string> = {
  SYSTEM_ADMIN: 'Can also manage other system admins.',
  HR_ADMIN: 'Decides for everyone; manages people, teams and departments.',
  MANAGER: 'Decides time off of their department and of the teams they lead.',
  EMPLOYEE: 'Requests time off and sees their own records.',
};
