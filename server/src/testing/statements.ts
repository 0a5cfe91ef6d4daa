import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** What was sent to the database. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** What counts the statements of a call, and of nothing that goes on beside it. */
export interface StatementCounter {
  /** What the work sends to the database, in its order. */
  sentBy(work: () => Promise<unknown>): Promise<SentStatement[]>;
  /** The texts of it. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
}

/** Watches the connections of the pool; those must not be in use that it has already. */
export function countStatements(pool: pg.Pool): StatementCounter {
  const counted = new AsyncLocalStorage<SentStatement[]>();
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (query: unknown, ...more: unknown[]) => unknown;
    const sendCounted = (query: unknown, ...more: unknown[]) => {
      const [values] = more;
      counted.getStore()?.push({ text: String(query), values: Array.isArray(values) ? values : [] });
      return send(query, ...more);
    };
    client.query = sendCounted as typeof client.query;
  });
  const sentBy = async (work: () => Promise<unknown>) => {
    const sent: SentStatement[] = [];
    await counted.run(sent, work);
    return sent;
  };
  return { sentBy, statementsOf: async (work) => (await sentBy(work)).map(({ text }) => text) };
}
