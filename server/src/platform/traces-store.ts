import { sql } from 'kysely';
import { endLinks } from './auth/link-store.ts';
import type { Writer } from './database/database.ts';
import { mailQueue } from './mail/mail.ts';
import { limitedSubject } from './rate-limit.ts';

interface Traces {
  userId: string;
  /** Under which the person is or was known; at least one. */
  addresses: readonly string[];
}

/**
 * Erases what is kept besides the records: sessions, links and their limits, answers that are kept for a day, and mails
 * that wait, failed or were kept, to the person or with their address in them.
 */
export async function eraseTraces(writer: Writer, { userId, addresses }: Traces): Promise<void> {
  await writer.deleteFrom('sessions').where('userId', '=', userId).execute();
  await writer.deleteFrom('accounts').where('userId', '=', userId).execute();
  for (const address of addresses) await endLinks(writer, address);
  const subjects = addresses.map(limitedSubject);
  await sql`DELETE FROM rate_limits WHERE split_part(key, ':', 2) = ANY (${subjects})`.execute(writer);
  await sql`
    DELETE FROM pgboss.job USING (SELECT address_pattern(${addresses}::text[]) AS pattern) AS person
    WHERE says_any(data, pattern) OR says_any(output, pattern)`.execute(writer);
  await sql`
    DELETE FROM kept_mails USING (SELECT address_pattern(${addresses}::text[]) AS pattern) AS person
    WHERE recipient ~* pattern OR subject ~* pattern OR text ~* pattern`.execute(writer);
  await sql`
    DELETE FROM kept_answers USING (SELECT address_pattern(${[...addresses, userId]}::text[]) AS pattern) AS person
    WHERE user_id = ${userId} OR says_any(outcome, pattern)`.execute(writer);
}

/** Has the mails go to another address of their recipient that wait for one, or failed. */
export async function redirectMails(
  writer: Writer,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    UPDATE pgboss.job SET data = jsonb_set(data, '{to}', to_jsonb(${to}::text))
    WHERE name = ${mailQueue} AND state IN ('created', 'retry', 'active', 'failed')
      AND data ->> 'to' = ${from}`.execute(writer);
}
