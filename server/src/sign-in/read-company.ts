import type { Company } from '@almanac/domain/access/schema';
import { readPeople } from '../people/accounts/records/queries.ts';
import { readStoredSettings } from '../settings/queries.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export async function readCompany(context: VisitorContext): Promise<Company> {
  const { company, database, hasMailbox, demoEmails } = context;
  // Visitors see the demo's people only if its mailbox is open to them too.
  const isOpen = hasMailbox && demoEmails.length > 0;
  const demoPeople = isOpen ? await readPeople(database, demoEmails) : [];
  const settings = await readStoredSettings(database);
  const { companyName: name, locale, weekStart, capacityLimit } = settings;
  return { ...company, name, locale, weekStart, capacityLimit, hasMailbox, demoPeople };
}
