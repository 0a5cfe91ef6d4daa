import type { Writer } from '../platform/database/database.ts';

/** Erases what the log says about a person, who must be deactivated and locked. */
export async function eraseFromAudit(writer: Writer, personId: string): Promise<void> {
  await writer
    .selectNoFrom((eb) => eb.fn('erase_from_audit', [eb.cast<string>(eb.val(personId), 'uuid')]).as('erased'))
    .execute();
}
