import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const patienceMilliseconds = 1000;

const connections = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Tracks the pool's open connections, so that their statements can be cancelled. */
export function rememberConnections(pool: pg.Pool): void {
  const open = new Set<pg.PoolClient>();
  connections.set(pool, open);
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
}

/** Cancels all running statements of the pool: each fails at once and rolls back its transaction. */
export async function cancelStatements(pool: pg.Pool): Promise<void> {
  const processIds = [...(connections.get(pool) ?? [])].flatMap(processIdOf);
  if (processIds.length === 0) return;
  // A separate connection, as all of the pool's may be waiting.
  const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: patienceMilliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid = ANY ($1) AND state = 'active'",
      [processIds],
    );
  } finally {
    await client.end();
  }
}

/** Closes the pool; statements still running after a second are cancelled and fail. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const ended = pool.end();
  const isEnded = () => ended.then(() => true);
  if (await Promise.race([isEnded(), delay(patienceMilliseconds, false)])) return;
  await cancelStatements(pool);
  if (await Promise.race([isEnded(), delay(patienceMilliseconds, false)])) return;
  throw new Error('something still uses them');
}

function processIdOf(client: object): number[] {
  return 'processID' in client && typeof client.processID === 'number' ? [client.processID] : [];
}
