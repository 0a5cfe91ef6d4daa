import type { Writer } from '../platform/database/database.ts';

/** Erases a person's data from the log. The person must be deactivated and locked. */
export async function eraseFromAudit(writer: Writer, personId: string): Promise<void> {
  await writer
    .selectNoFrom((eb) => eb.fn('erase_from_audit', [eb.cast<string>(eb.val(personId), 'uuid')]).as('erased'))
    .execute();
}
