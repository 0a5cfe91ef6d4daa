import type { Writer } from '../database/database.ts';

/** Deletes the unused sign-in links of the addresses. */
export async function endLinks(writer: Writer, ...emails: readonly string[]): Promise<void> {
  await writer
    .deleteFrom('verifications')
    .where('identifier', 'like', 'magic-link:%')
    .where((eb) =>
      eb(
        eb.fn<string>('jsonb_extract_path_text', [eb.cast<object>('value', 'jsonb'), eb.val('email')]),
        '=',
        eb.fn.any(eb.val(emails)),
      ),
    )
    .execute();
}
