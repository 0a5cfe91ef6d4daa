import type { NamedPerson } from '@almanac/domain/audit/field-change';

interface Person {
  id: string;
  name?: string | undefined;
  email: string;
}

/** The person as they are called now, with nothing else of them. */
export function namedPerson({ id, name = '', email }: Person): NamedPerson {
  return { id, name, email };
}

/** The person by name and address, such as 'Ada Lovelace (ada@example.com)'. */
export function personText({ name = '', email }: Omit<Person, 'id'>): string {
  return name === '' ? email : `${name} (${email})`;
}
