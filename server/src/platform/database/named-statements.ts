import type pg from 'pg';

// PostgreSQL keeps a named statement's plan as long as its connection: tens of kilobytes each.
const mostNames = 300;
const featureNotSupported = '0A000';

/**
 * Names each statement of the connection, so that it is parsed and planned once. Keeps at most 300, dropping the
 * oldest.
 */
export function nameStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  let given = 0;
  const send = client.query.bind(client) as (query: unknown, ...more: unknown[]) => Promise<unknown>;
  const sendNamed = (text: unknown, ...more: unknown[]): unknown => {
    const [values, callback] = more;
    if (typeof text !== 'string' || !Array.isArray(values) || callback) return send(text, ...more);
    // A text without values may contain several commands, which can't be named.
    if (values.length === 0 && !text.startsWith('select ')) return send(text, values);
    const [oldest] = names;
    if (oldest && names.size >= mostNames && !names.has(text)) {
      names.delete(oldest[0]);
      send(`DEALLOCATE ${oldest[1]}`).catch(() => undefined);
    }
    const name = names.get(text) ?? `almanac_${++given}`;
    names.set(text, name);
    return send({ name, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      names.clear();
      if (client.getTransactionStatus() !== 'I') throw error;
      return sendNamed(text, values);
    });
  };
  client.query = sendNamed as typeof client.query;
}

/** Whether a named statement's result columns have changed since it was planned. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === featureNotSupported;
}
