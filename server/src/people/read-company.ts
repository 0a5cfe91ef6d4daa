import type { Company } from '@almanac/domain/people/schema';
import { demoStaffOf } from './demo-staff.ts';
import type { VisitorContext } from './people-settings.ts';
import { readPeople } from './queries.ts';

export async function readCompany(context: VisitorContext): Promise<Company> {
  const { company, database, hasMailbox, isDemo } = context;
  const { systemAdmins, hrAdmins, managers } = demoStaffOf(company.domain);
  // The demo's people may be named to visitors only where its mailbox is open to them as well.
  const isOpen = isDemo && hasMailbox;
  const demoPeople = isOpen ? await readPeople(database, [...systemAdmins, ...hrAdmins, ...managers]) : [];
  return { ...company, hasMailbox, demoPeople };
}
