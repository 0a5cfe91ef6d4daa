import type { Role } from '@almanac/domain/people/role';

export const roleNames: Record<Role, string> = {
  SYSTEM_ADMIN: 'System Admin',
  HR_ADMIN: 'HR Admin',
  MANAGER: 'Manager',
  EMPLOYEE: 'Employee',
};
