import type { PersonReference } from '@almanac/domain/access/schema';

/** A person as returned with a record; people without a name have none. */
export function personReference({ id, name, email }: Required<PersonReference>): PersonReference {
  return { id, email, ...(name !== '' && { name }) };
}
