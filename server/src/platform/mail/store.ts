import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** Capacity of the local mailbox. */
export const mailboxSize = 200;

/** A mail with the job that sends it. */
interface SentMail {
  id: string;
  mail: Mail;
}

/** Stores a mail for the local mailbox page, once; a full mailbox deletes its oldest. */
export async function keepMail(database: Database, { id, mail }: SentMail): Promise<void> {
  // The deletion doesn't see the row inserted in the same statement, so it keeps one less.
  await sql`
    WITH added AS (
      INSERT INTO kept_mails (id, at, recipient, subject, text, html, calendar)
      VALUES (${id}, clock_timestamp(), ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html},
        ${mail.calendar?.content ?? null})
      ON CONFLICT (id) DO NOTHING RETURNING id
    )
    DELETE FROM kept_mails WHERE at < (
      SELECT at FROM kept_mails
      ORDER BY at DESC OFFSET ${mailboxSize} - 1 - (SELECT count(*) FROM added) LIMIT 1
    )`.execute(database);
}

/** The stored mails, newest first. */
export function readKeptMails(database: Database) {
  return database
    .selectFrom('keptMails')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'html', 'calendar'])
    .orderBy('at', 'desc')
    .execute();
}
