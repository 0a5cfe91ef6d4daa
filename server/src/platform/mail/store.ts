import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** How many mails the local mailbox holds. */
export const mailboxSize = 200;

/** A mail with the job that sends it. */
export interface SentMail {
  id: string;
  mail: Mail;
}

/** Keeps mails for the local mailbox page in their order, each id once; a full mailbox gives up its oldest ones. */
export async function keepMails(database: Database, sent: readonly SentMail[]): Promise<void> {
  const ids = sent.map(({ id }) => id);
  const of = (field: keyof Mail) => sent.map(({ mail }) => mail[field]);
  // The deletion does not see what is inserted beside it, and so leaves as many fewer of those that were there.
  await sql`
    WITH added AS (
      INSERT INTO kept_mails (id, at, recipient, subject, text, html)
      SELECT id, clock_timestamp(), recipient, subject, text, html
      FROM unnest(${ids}::uuid[], ${of('to')}::text[], ${of('subject')}::text[], ${of('text')}::text[], ${of('html')}::text[])
        AS mail (id, recipient, subject, text, html)
      ON CONFLICT (id) DO NOTHING RETURNING id
    )
    DELETE FROM kept_mails WHERE at < (
      SELECT at FROM kept_mails
      ORDER BY at DESC OFFSET greatest(${mailboxSize} - 1 - (SELECT count(*) FROM added), 0) LIMIT 1
    )`.execute(database);
}

/** The kept mails, newest first. */
export function readKeptMails(database: Database) {
  return database
    .selectFrom('keptMails')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'html'])
    .orderBy('at', 'desc')
    .execute();
}
