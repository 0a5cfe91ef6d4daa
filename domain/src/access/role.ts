/** Roles, from most rights to least. */
export const roles = ['SYSTEM_ADMIN', 'HR_ADMIN', 'MANAGER', 'EMPLOYEE'] as const;
export type Role = (typeof roles)[number];

/** Email addresses that receive a role when their account is created. */
export interface StaffLists {
  systemAdmins: readonly string[];
  hrAdmins: readonly string[];
  managers: readonly string[];
}

/** The role of a new account: that of the highest list with the address, else EMPLOYEE. Lists are lower-case. */
export function firstRole(email: string, staff: StaffLists): Role {
  const address = email.toLowerCase();
  if (staff.systemAdmins.includes(address)) return 'SYSTEM_ADMIN';
  if (staff.hrAdmins.includes(address)) return 'HR_ADMIN';
  if (staff.managers.includes(address)) return 'MANAGER';
  return 'EMPLOYEE';
}
