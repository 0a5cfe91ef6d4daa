import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Mail, QueuedNotification } from '../platform/mail/mail.ts';

type Compose = (notification: QueuedNotification) => Promise<Mail | undefined>;
const composers = new WeakMap<pg.Pool, Compose>();

/**
 * Records every job stored from now on, as the queue deletes finished ones; `compose` renders emails about events. The
 * search for new approvers waits until a test makes its job due: elsewhere it would log in the middle of other tests.
 */
export async function rememberJobs(pool: pg.Pool, compose: Compose): Promise<void> {
  composers.set(pool, compose);
  // Instances sharing a database may run this at once; the lock covers all statements.
  await pool.query(`
    SELECT pg_advisory_xact_lock(1);
    CREATE TABLE IF NOT EXISTS remembered_jobs (number bigserial, id uuid, name text, data jsonb, output jsonb);
    CREATE OR REPLACE FUNCTION remember_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO remembered_jobs (id, name, data, output) VALUES (NEW.id, NEW.name, NEW.data, NEW.output);
      RETURN NULL;
    END $$;
    CREATE OR REPLACE TRIGGER remember_job AFTER INSERT ON pgboss.job
      FOR EACH ROW EXECUTE FUNCTION remember_job();
    CREATE OR REPLACE FUNCTION postpone_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.start_after := 'infinity';
      RETURN NEW;
    END $$;
    CREATE OR REPLACE TRIGGER postpone_job BEFORE INSERT ON pgboss.job
      FOR EACH ROW WHEN (NEW.name = 'approver-changes') EXECUTE FUNCTION postpone_job()`);
}

/** All queued mails in order, sent or not. */
export async function queuedMails(pool: pg.Pool): Promise<Mail[]> {
  const { rows } = await pool.query<{ data: Mail | QueuedNotification }>(
    `SELECT data FROM (SELECT DISTINCT ON (id) * FROM remembered_jobs WHERE name = 'mail' ORDER BY id, number) AS job
     ORDER BY number`,
  );
  const compose = composers.get(pool);
  const mails = await Promise.all(rows.map(({ data }) => ('event' in data ? compose?.(data) : data)));
  return mails.filter((mail) => mail !== undefined);
}

/** The mails queued by the work. */
export async function mailsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Mail[]> {
  const before = await queuedMails(pool);
  await work();
  return (await queuedMails(pool)).slice(before.length);
}

interface StoredMail {
  to: string;
  state?: 'created' | 'retry' | 'failed';
  queue?: 'mail' | 'sign-in-mail';
  fault?: { kind: string; message: string; isOutage?: boolean };
}

/** Stores a mail, by default a failed one with a distant next try. Returns its id. */
export async function storeUnsentMail(pool: pg.Pool, mail: StoredMail): Promise<string> {
  const { to, state = 'failed', queue = 'mail' } = mail;
  const { fault = { kind: 'address-refused', message: '550 No such user here' } } = mail;
  const id = randomUUID();
  const data = queue === 'mail' ? { to, subject: 'A mail', text: 'Hello', html: '' } : { email: to };
  await pool.query(
    `INSERT INTO pgboss.job (id, name, data, state, output, retry_limit, deletion_seconds, started_on, completed_on, start_after)
     VALUES ($1, $2, $3, $4::pgboss.job_state, $5, 1000, 30 * 86400, now(),
       CASE $4 WHEN 'failed' THEN now() END, now() + interval '15 minutes')`,
    [id, queue, JSON.stringify(data), state, JSON.stringify(fault)],
  );
  return id;
}
