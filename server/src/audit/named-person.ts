import type { AuditEntry } from '@almanac/domain/audit/schema';
import { erasedName } from '@almanac/domain/erased-person';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';

interface Person {
  id: string;
  name?: string | undefined;
  email: string;
}

/** The person with their current name only. */
export function namedPerson({ id, name = '', email }: Person): NamedPerson {
  return { id, name, email };
}

interface StoredActor {
  actorKind: string | null;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
  /** Erased people. */
  erased: readonly string[];
}

/** Who acted: only services have a kind; an entry without an actor is the system's. */
export function toActor({
  actorKind,
  actorId,
  actorName,
  actorEmail,
  erased,
}: StoredActor): AuditEntry['actor'] {
  const person = toPerson(actorId, actorName, actorEmail, erased);
  if (!person) return { kind: 'SYSTEM', name: 'System' };
  return { kind: actorKind === null ? 'PERSON' : 'SERVICE', ...person, name: person.name ?? deletedName };
}

/** Some former entries have only the id of an account that was deleted. */
const deletedName = 'A deleted account';

/** The person of an entry, if any; only their id once erased. */
export function toPerson(
  id: string | null,
  name: string | null,
  email: string | null,
  erased: readonly string[],
): AuditEntry['subject'] {
  if (id === null) return undefined;
  if (erased.includes(id)) return { id, name: erasedName };
  return { id, ...withoutNulls({ name, email }) };
}
