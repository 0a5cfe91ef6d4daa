import type { DeliveryStatus } from '@almanac/domain/connections/webhooks/delivery-status';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** A delivery that waits for its job. */
export interface NewDelivery {
  id: string;
  webhookId: string;
}

/**
 * Stores one delivery per event and webhook that wants it, and returns them. The lock waits for a webhook that is being
 * deleted and then skips it; its foreign key would fail the change.
 */
export async function insertDeliveries(
  writer: Writer,
  events: readonly { id: string; action: string }[],
): Promise<NewDelivery[]> {
  const ids = events.map(({ id }) => id);
  const actions = events.map(({ action }) => action);
  const { rows } = await sql<NewDelivery>`
    INSERT INTO webhook_deliveries (webhook_id, entry_id, event)
    SELECT webhook.id, told.id, told.action
    FROM unnest(${ids}::uuid[], ${actions}::text[]) AS told (id, action)
    JOIN webhooks AS webhook ON webhook.is_active AND webhook.events && ARRAY['*', told.action]
    FOR KEY SHARE OF webhook
    RETURNING id, webhook_id AS "webhookId"
  `.execute(writer);
  return rows;
}

/** Stores a test. */
export async function insertTest(writer: Writer, webhookId: string, event: string): Promise<NewDelivery> {
  const { id } = await writer
    .insertInto('webhookDeliveries')
    .values({ webhookId, event })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, webhookId };
}

export async function lockDelivery(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('webhookDeliveries').select('id').where('id', '=', id).forUpdate().execute();
}

/** Makes a delivery wait again, as if it were new. */
export async function restartDelivery(writer: Writer, id: string): Promise<void> {
  await writer
    .updateTable('webhookDeliveries')
    .set({ status: 'PENDING', attempts: 0, nextAttemptAt: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Reserves a due delivery for an attempt of at most the given seconds, and returns those until it is due otherwise. The time
 * is the database's, which all instances share. Attempts are no records, so this and what follows are no changes with
 * events.
 */
export async function reserveDelivery(
  database: Reader,
  { id, seconds }: { id: string; seconds: number },
): Promise<{ secondsToWait: number }> {
  const { rows } = await sql<{ secondsToWait: number }>`
    WITH reserved AS (
      UPDATE webhook_deliveries SET next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds})
      WHERE id = ${id} AND status = 'PENDING' AND (next_attempt_at IS NULL OR next_attempt_at <= clock_timestamp())
      RETURNING id
    )
    SELECT CASE WHEN EXISTS (SELECT FROM reserved) THEN 0
      ELSE greatest(1, ceil(extract(epoch FROM next_attempt_at - clock_timestamp())))::integer END AS "secondsToWait"
    FROM webhook_deliveries WHERE id = ${id}
  `.execute(database);
  return rows[0] ?? { secondsToWait: 0 };
}

interface Attempt {
  id: string;
  status: DeliveryStatus;
  /** Until the next attempt, if there is one. */
  secondsToWait?: number | undefined;
  statusCode?: number | undefined;
  error?: string | undefined;
  milliseconds: number;
}

/** Stores what became of an attempt. */
export async function saveAttempt(
  database: Reader,
  { id, status, secondsToWait, statusCode, error, milliseconds }: Attempt,
): Promise<void> {
  await sql`
    UPDATE webhook_deliveries SET status = ${status}, attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => ${secondsToWait ?? null}),
      last_status_code = ${statusCode ?? null}, last_error = ${error ?? null}, last_milliseconds = ${milliseconds}
    WHERE id = ${id} AND status = 'PENDING'
  `.execute(database);
}

/** Ends a delivery that can't be sent. */
export async function failDelivery(database: Reader, id: string, error: string): Promise<void> {
  await sql`
    UPDATE webhook_deliveries SET status = 'FAILED', next_attempt_at = NULL, last_error = ${error}
    WHERE id = ${id} AND status = 'PENDING'
  `.execute(database);
}

/** Stores that the webhook accepted an event. */
export async function saveSuccess(database: Reader, webhookId: string): Promise<void> {
  await sql`
    UPDATE webhooks SET failing_since = NULL, is_failure_told = false
    WHERE id = ${webhookId} AND failing_since IS NOT NULL
  `.execute(database);
}

/** Stores that the webhook did not accept an event. Returns whether it has accepted none for the given hours. */
export async function saveFailure(database: Reader, webhookId: string, hours: number): Promise<boolean> {
  const { rows } = await sql<{ isLong: boolean }>`
    UPDATE webhooks SET failing_since = coalesce(failing_since, clock_timestamp()) WHERE id = ${webhookId}
    RETURNING failing_since <= clock_timestamp() - make_interval(hours => ${hours}) AS "isLong"
  `.execute(database);
  return rows[0]?.isLong ?? false;
}

/** Deletes what was delivered or given up more than the given days ago. */
export async function removeOldDeliveries(database: Reader, days: number): Promise<void> {
  await sql`
    DELETE FROM webhook_deliveries
    WHERE at < clock_timestamp() - make_interval(days => ${days}) AND status <> 'PENDING'
  `.execute(database);
}
