import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FieldChange } from '@almanac/domain/events/event-change';
import { deletedEach } from '../../../audit/changed-fields.ts';
import { endLinks } from '../../../platform/auth/link-store.ts';
import { endSessions, endSessionsOfAll } from '../../../platform/auth/session-store.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { saveUser } from '../records/store.ts';

/** Stores a user's last day and their successor. */
export function saveLeaving(
  writer: Writer,
  id: string,
  leaving: { employmentEnd: CalendarDate; successorId: string | null },
): Promise<void> {
  return saveUser(writer, id, leaving);
}

/** Ends the users' sessions and unused links, and returns the ended devices by user id. */
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

/** Deactivates a user, ends their sessions and unused links, and returns the changes. */
export async function deactivateAndSignOut(
  writer: Writer,
  { id, email }: { id: string; email: string },
): Promise<[FieldChange, ...FieldChange[]]> {
  await saveUser(writer, id, { isActive: false });
  await endLinks(writer, email);
  const ended = await endSessions(writer, id);
  return [{ field: 'isActive', from: true, to: false }, ...deletedEach('session', ended)];
}
