import type { StaffLists } from '@almanac/domain/access/role';

/** Roles of the demo company, if no staff is configured. */
export function demoStaffOf(domain: string): StaffLists {
  const at = (name: string) => `${name}@${domain}`;
  return {
    systemAdmins: [at('ada.lindqvist'), at('samir.haddad')],
    hrAdmins: [at('helen.okafor'), at('jonas.weber')],
    managers: [at('maria.rossi'), at('tom.becker')],
  };
}
