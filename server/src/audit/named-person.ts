import type { NamedPerson } from '@almanac/domain/audit/field-change';
import { erasedName, isErased } from '@almanac/domain/erased-person';

interface Person {
  id: string;
  name?: string | undefined;
  email: string;
}

/** The person with their current name only. */
export function namedPerson({ id, name = '', email }: Person): NamedPerson {
  return { id, name, email };
}

/** Name and address, such as 'Ada Lovelace (ada@example.com)', or a placeholder for an erased person. */
export function personText({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
} = {}): string {
  if (isErased({ email })) return erasedName;
  return name === '' ? email : `${name} (${email})`;
}
