import type { PersonReference } from '@almanac/domain/access/schema';

/** A person as answers name them beside a record: without a name where they have given none. */
export function personReference({ id, name, email }: Required<PersonReference>): PersonReference {
  return { id, email, ...(name !== '' && { name }) };
}
