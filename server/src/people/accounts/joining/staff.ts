import type { StaffLists } from '@almanac/domain/access/role';
import { personEmail } from '@almanac/domain/people/accounts/email-rules';
import type { Config } from '../../../platform/config/config.ts';
import { demoStaffOf } from './demo-staff.ts';

const nobody: StaffLists = { systemAdmins: [], hrAdmins: [], managers: [] };

/** Roles of new accounts by address; in a demo without configured staff, the demo's. */
export function staffOf({ company, isDemo, staff }: Config): StaffLists {
  const lists = { ...(isDemo ? demoStaffOf(company.domain) : nobody), ...staff };
  return {
    systemAdmins: lists.systemAdmins.map(personEmail),
    hrAdmins: lists.hrAdmins.map(personEmail),
    managers: lists.managers.map(personEmail),
  };
}
