import type { Company } from '@almanac/domain/access/schema';
import { readPeople } from '../people/accounts/records/queries.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export async function readCompany(context: VisitorContext): Promise<Company> {
  const { company, database, hasMailbox, demoEmails } = context;
  // The demo's people may be named to visitors only where its mailbox is open to them as well.
  const isOpen = hasMailbox && demoEmails.length > 0;
  const demoPeople = isOpen ? await readPeople(database, demoEmails) : [];
  return { ...company, hasMailbox, demoPeople };
}
