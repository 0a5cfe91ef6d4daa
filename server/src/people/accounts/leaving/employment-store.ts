import type { FieldChange } from '@almanac/domain/audit/field-change';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { deletedEach } from '../../../audit/changed-fields.ts';
import { endLinks } from '../../../platform/auth/link-store.ts';
import { endSessions, endSessionsOfAll } from '../../../platform/auth/session-store.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { saveUser } from '../records/store.ts';

/** Stores the last day of a user, and who takes over what they lead. */
export function saveLeaving(
  writer: Writer,
  id: string,
  leaving: { employmentEnd: CalendarDate; successorId: string | null },
): Promise<void> {
  return saveUser(writer, id, leaving);
}

/** Ends the sessions and the unused links of users, and returns the devices of each by their ids. */
export async function endAccessOf(
  writer: Writer,
  users: readonly { id: string; email: string }[],
): Promise<Map<string, string[]>> {
  await endLinks(writer, ...users.map(({ email }) => email));
  return endSessionsOfAll(
    writer,
    users.map(({ id }) => id),
  );
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
