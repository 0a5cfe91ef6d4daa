import type { FieldChange } from '@almanac/domain/audit/field-change';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { deletedEach } from '../../audit/changed-fields.ts';
import { endLinks } from '../../platform/auth/link-store.ts';
import { endSessions } from '../../platform/auth/session-store.ts';
import type { Writer } from '../../platform/database/database.ts';
import { saveUser } from './store.ts';

/** Stores the last day of a user, and who takes over what they lead. */
export function saveLeaving(
  writer: Writer,
  id: string,
  leaving: { employmentEnd: CalendarDate; successorId: string | null },
): Promise<void> {
  return saveUser(writer, id, leaving);
}

/** Deactivates a user, ends their sessions and their unused links, and returns what changed by it. */
export async function endAccount(
  writer: Writer,
  { id, email }: { id: string; email: string },
): Promise<[FieldChange, ...FieldChange[]]> {
  await saveUser(writer, id, { isActive: false });
  await endLinks(writer, email);
  const ended = await endSessions(writer, id);
  return [{ field: 'isActive', from: true, to: false }, ...deletedEach('session', ended)];
}
