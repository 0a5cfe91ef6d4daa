import type { StaffLists } from '@almanac/domain/access/role';
import type { Config } from '../../platform/config.ts';
import { demoStaffOf } from './demo-staff.ts';

const nobody: StaffLists = { systemAdmins: [], hrAdmins: [], managers: [] };

/** Who receives which role with their account; in a demo, its staff where nobody else is named. */
export function staffOf({ company, isDemo, staff }: Config): StaffLists {
  return { ...(isDemo ? demoStaffOf(company.domain) : nobody), ...staff };
}
