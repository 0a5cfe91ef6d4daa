import type pg from 'pg';
import type { Mail } from '../platform/mail/mail.ts';

/** The mails that changes have left to be sent, sent or not, in their order. */
export async function queuedMails(pool: pg.Pool): Promise<Mail[]> {
  const { rows } = await pool.query<{ data: Mail }>(
    "SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, id",
  );
  return rows.map(({ data }) => data);
}

/** The mails that the work has left to be sent. */
export async function mailsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Mail[]> {
  const before = new Set((await queuedMails(pool)).map((mail) => JSON.stringify(mail)));
  await work();
  return (await queuedMails(pool)).filter((mail) => !before.has(JSON.stringify(mail)));
}
