import type { AuditEntry } from '@almanac/domain/audit/schema';
import { erasedPerson } from '@almanac/domain/erased-person';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import type { Texts } from '@almanac/domain/language/message';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import { message } from './messages/message.ts';

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
export function toActor(
  { actorKind, actorId, actorName, actorEmail, erased }: StoredActor,
  texts: Texts,
): AuditEntry['actor'] {
  const person = toPerson({ id: actorId, name: actorName, email: actorEmail }, erased, texts);
  if (!person) return { kind: 'SYSTEM', name: texts.text(message('audit.entries.system')) };
  // Some former entries have only the id of an account that was deleted.
  const name = person.name ?? texts.text(message('audit.entries.deletedAccount'));
  return { kind: actorKind === null ? 'PERSON' : 'SERVICE', ...person, name };
}

/** The person of an entry, if any; only their id once erased. */
export function toPerson(
  { id, name, email }: { id: string | null; name: string | null; email: string | null },
  erased: readonly string[],
  texts: Texts,
): AuditEntry['subject'] {
  if (id === null) return undefined;
  if (erased.includes(id)) return { id, name: texts.text(erasedPerson) };
  return { id, ...withoutNulls({ name, email }) };
}
