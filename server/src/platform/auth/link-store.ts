import type { Writer } from '../database/database.ts';

/** Ends the unused sign-in links of an address. */
export async function endLinks(writer: Writer, email: string): Promise<void> {
  await writer
    .deleteFrom('verifications')
    .where('identifier', 'like', 'magic-link:%')
    .where(
      (eb) => eb.fn<string>('jsonb_extract_path_text', [eb.cast<object>('value', 'jsonb'), eb.val('email')]),
      '=',
      email,
    )
    .execute();
}
