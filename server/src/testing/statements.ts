import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** A statement sent to the database. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** Records the statements of one piece of work, not of concurrent work. */
export interface StatementCounter {
  /** The work's statements in order. */
  sentBy(work: () => Promise<unknown>): Promise<SentStatement[]>;
  /** Their texts. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
}

/** Watches the pool's connections. Existing ones must be idle. */
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
