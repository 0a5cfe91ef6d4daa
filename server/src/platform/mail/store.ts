import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** How many mails the local mailbox holds. */
export const mailboxSize = 200;

/** Keeps a mail for the local mailbox page, once for each id; a full mailbox gives up its oldest one. */
export async function keepMail(database: Database, id: string, { to, ...content }: Mail): Promise<void> {
  await database
    .insertInto('keptMails')
    .values({ id, recipient: to, ...content })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const kept = database.selectFrom('keptMails').select('id').orderBy('at', 'desc').limit(mailboxSize);
  await database.deleteFrom('keptMails').where('id', 'not in', kept).execute();
}

/** The kept mails, newest first. */
export function readKeptMails(database: Database) {
  return database.selectFrom('keptMails').selectAll().orderBy('at', 'desc').execute();
}
