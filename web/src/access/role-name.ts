import type { Role } from '@almanac/domain/access/role';
import { text } from './messages/text.ts';

/** The name of each role, in the reader's language when it is read. */
export const roleNames: Readonly<Record<Role, string>> = {
  get SYSTEM_ADMIN() {
    return text('access.systemAdmin');
  },
  get HR_ADMIN() {
    return text('access.hrAdmin');
  },
  get MANAGER() {
    return text('access.manager');
  },
  get EMPLOYEE() {
    return text('access.employee');
  },
};

/** What each role may do beyond the one below it. */
export const rolePurposes: Readonly<Record<Role, string>> = {
  get SYSTEM_ADMIN() {
    return text('access.systemAdminPurpose');
  },
  get HR_ADMIN() {
    return text('access.hrAdminPurpose');
  },
  get MANAGER() {
    return text('access.managerPurpose');
  },
  get EMPLOYEE() {
    return text('access.employeePurpose');
  },
};
