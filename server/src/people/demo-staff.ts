import type { StaffLists } from '@almanac/domain/people/role';

/** Who receives which role in the demo company, where no staff is configured. */
export const demoStaff: StaffLists = {
  systemAdmins: ['ada.lindqvist@example.com', 'samir.haddad@example.com'],
  hrAdmins: ['helen.okafor@example.com', 'jonas.weber@example.com'],
  managers: ['maria.rossi@example.com', 'tom.becker@example.com'],
};
