import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { type IdempotencyKey, KeyReused } from './idempotency-key.ts';

/** A change of a repeatable call. */
export interface RepeatableChange {
  idempotencyKey: IdempotencyKey;
  part: string;
}

const kept = sql`interval '24 hours'`;
const sweptAtOnce = 50;

/**
 * Claims a change for the transaction; the same call waits meanwhile. Returns the outcome if the change was made
 * before. Throws `KeyReused` if the key was used with different input.
 */
export async function claimChange(
  writer: Writer,
  change: RepeatableChange,
): Promise<{ outcome: unknown } | undefined> {
  const { idempotencyKey, part } = change;
  const claimed = await sql`
    INSERT INTO kept_answers AS kept (user_id, service_id, call, key, part, input)
    VALUES (${ofCaller(idempotencyKey)}, ${idempotencyKey.call}, ${idempotencyKey.key}, ${part}, ${idempotencyKey.input})
    ON CONFLICT (user_id, service_id, call, key, part) DO UPDATE SET input = excluded.input, outcome = NULL, at = now()
    WHERE kept.at < now() - ${kept} RETURNING part`.execute(writer);
  if (claimed.rows.length > 0) return undefined;
  const { rows } = await sql<{ input: string; outcome: unknown }>`
    SELECT input, outcome FROM kept_answers WHERE ${isOf(change)}`.execute(writer);
  const [found] = rows;
  if (found && found.input !== idempotencyKey.input) throw new KeyReused();
  return found && { outcome: found.outcome };
}

/** Stores the outcome of a claimed change, and deletes some older than a day. */
export async function storeOutcome(
  writer: Writer,
  change: RepeatableChange,
  outcome: unknown,
): Promise<void> {
  const text = JSON.stringify(outcome);
  await sql`UPDATE kept_answers SET outcome = ${text}::jsonb WHERE ${isOf(change)}`.execute(writer);
  await sweep(writer);
}

/** Stores the outcome of a rolled-back change, which was refused or without effect. */
export async function storeRolledBack(
  database: Database,
  { idempotencyKey, part }: RepeatableChange,
  outcome: unknown,
): Promise<void> {
  await sql`
    INSERT INTO kept_answers (user_id, service_id, call, key, part, input, outcome)
    VALUES (${ofCaller(idempotencyKey)}, ${idempotencyKey.call}, ${idempotencyKey.key}, ${part}, ${idempotencyKey.input}, ${JSON.stringify(outcome)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(database);
}

/** Deletes some expired outcomes with each call, which needs no separate job. */
async function sweep(writer: Writer): Promise<void> {
  await sql`
    DELETE FROM kept_answers
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM kept_answers WHERE at < now() - ${kept} LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED
    ))`.execute(writer);
}

function isOf({ idempotencyKey, part }: RepeatableChange) {
  const { kind, id } = idempotencyKey.caller;
  // The index is used for `IS NULL`, but not for `IS NOT DISTINCT FROM`.
  const isOfCaller =
    kind === 'SERVICE'
      ? sql`user_id IS NULL AND service_id = ${id}`
      : sql`user_id = ${id} AND service_id IS NULL`;
  return sql`${isOfCaller} AND call = ${idempotencyKey.call} AND key = ${idempotencyKey.key} AND part = ${part}`;
}

/** The values of `user_id` and `service_id`. */
function ofCaller({ caller: { kind, id } }: IdempotencyKey) {
  return kind === 'SERVICE' ? sql`NULL, ${id}` : sql`${id}, NULL`;
}
