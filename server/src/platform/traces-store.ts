import { sql } from 'kysely';
import { endLinks } from './auth/link-store.ts';
import type { Writer } from './database/database.ts';
import { mailQueue } from './mail/mail.ts';
import { limitedSubject } from './rate-limit.ts';

interface Traces {
  userId: string;
  /** The person's current and former addresses; at least one. */
  addresses: readonly string[];
}

/**
 * Erases data outside the records: sessions, links and their limits, cached responses, and waiting, failed or stored
 * mails to the person or with their address.
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

/** Redirects waiting and failed mails to another address of their recipient. */
export async function redirectMails(
  writer: Writer,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    UPDATE pgboss.job SET data = jsonb_set(data, '{to}', to_jsonb(${to}::text))
    WHERE name = ${mailQueue} AND state IN ('created', 'retry', 'active', 'failed')
      AND data ->> 'to' = ${from}`.execute(writer);
}
