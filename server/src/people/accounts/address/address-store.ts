import type { FieldChange } from '@almanac/domain/events/event-change';
import { deletedEach } from '../../../audit/changed-fields.ts';
import { endLinks } from '../../../platform/auth/link-store.ts';
import { endSessions } from '../../../platform/auth/session-store.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { redirectMails } from '../../../platform/traces-store.ts';

/**
 * Changes a person's address, redirects their waiting and failed mails, and ends their sessions and the unused links to
 * both addresses. Returns what ended, or nothing if someone else has the address.
 */
export async function moveToAddress(
  writer: Writer,
  { id, email }: { id: string; email: string },
  address: string,
): Promise<FieldChange[] | undefined> {
  const { isFree } = await writer
    .selectNoFrom((eb) =>
      eb.fn<boolean>('change_address', [eb.cast<string>(eb.val(id), 'uuid'), eb.val(address)]).as('isFree'),
    )
    .executeTakeFirstOrThrow();
  if (!isFree) return undefined;
  await redirectMails(writer, { from: email, to: address });
  await endLinks(writer, email);
  await endLinks(writer, address);
  return deletedEach('session', await endSessions(writer, id));
}
