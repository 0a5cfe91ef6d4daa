import { randomUUIDv7 } from 'node:crypto';
import type { Company } from './company.ts';

const waiting = 10_000;
const queue = 'webhook-deliveries';

/**
 * Adds a webhook with 10,000 deliveries that failed before and are due in a day, each with its job. It wants no events about
 * requests, so that a submission adds none.
 */
export async function addWaitingDeliveries({ pool }: Company): Promise<void> {
  const id = randomUUIDv7();
  await pool.query(
    `INSERT INTO webhooks (id, url, events, names, types, is_active, sealed_secret)
     VALUES ($1, 'https://receiver.example.com/hooks', '{account.created}', false, false, true, 'unused')`,
    [id],
  );
  await pool.query(
    `WITH delivery AS (
       INSERT INTO webhook_deliveries (webhook_id, entry_id, event, attempts, next_attempt_at, last_error)
       SELECT $1, gen_random_uuid(), 'account.created', 1, now() + interval '1 day', 'TIMEOUT'
       FROM generate_series(1, $2)
       RETURNING id, webhook_id, next_attempt_at
     )
     INSERT INTO pgboss.job (name, data, group_id, start_after)
     SELECT $3, jsonb_build_object('deliveryId', id), webhook_id::text, next_attempt_at FROM delivery`,
    [id, waiting, queue],
  );
  // As autovacuum would soon.
  await pool.query('ANALYZE webhook_deliveries, pgboss.job');
}

/** Deletes the webhooks with their deliveries and jobs. */
export async function removeWaitingDeliveries({ pool }: Company): Promise<void> {
  await pool.query('DELETE FROM pgboss.job WHERE name = $1', [queue]);
  await pool.query('DELETE FROM webhooks');
}
