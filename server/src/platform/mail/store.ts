import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** Keeps a mail for the local mailbox page. */
export async function keepMail(database: Database, { to, ...content }: Mail): Promise<void> {
  await database
    .insertInto('keptMails')
    .values({ id: randomUUIDv7(), recipient: to, ...content })
    .execute();
}

/** The newest kept mails, newest first. */
export function readKeptMails(database: Database, limit: number) {
  return database.selectFrom('keptMails').selectAll().orderBy('at', 'desc').limit(limit).execute();
}
