import type { NamedPerson } from '@almanac/domain/audit/field-change';
import { erasedName, isErased } from '@almanac/domain/erased-person';

interface Person {
  id: string;
  name?: string | undefined;
  email: string;
}

/** The person as they are called now, with nothing else of them. */
export function namedPerson({ id, name = '', email }: Person): NamedPerson {
  return { id, name, email };
}

/** The person by name and address, such as 'Ada Lovelace (ada@example.com)'; of somebody who was erased, only that. */
export function personText({ name = '', email }: Omit<Person, 'id'>): string {
  if (isErased({ email })) return erasedName;
  return name === '' ? email : `${name} (${email})`;
}
