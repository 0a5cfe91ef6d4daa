import type pg from 'pg';

// PostgreSQL keeps a named statement's plan as long as its connection: tens of kilobytes each.
const mostNames = 300;
const featureNotSupported = '0A000';

/**
 * Names each statement of the connection, so that it is parsed and planned once. Keeps at most 300, dropping the
 * least recently used; a transaction may add more until it ends.
 */
export function nameStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  let given = 0;
  const send = client.query.bind(client) as (query: unknown, ...more: unknown[]) => Promise<unknown>;
  const isInTransaction = () => client.getTransactionStatus() !== 'I';
  /** The names of the oldest texts beyond the limit, which are forgotten here. */
  const takeOldest = (): string[] => {
    // DEALLOCATE fails for a text that was never parsed, which would abort a transaction.
    if (isInTransaction()) return [];
    const oldest = names.size > mostNames ? [...names].slice(0, names.size - mostNames) : [];
    for (const [text] of oldest) names.delete(text);
    return oldest.map(([, name]) => name);
  };
  const sendNamed = (text: unknown, ...more: unknown[]): unknown => {
    const [values, callback] = more;
    if (typeof text !== 'string' || !Array.isArray(values) || callback) return send(text, ...more);
    // A text without values may contain several commands, which can't be named.
    const isNamed = values.length > 0 || text.startsWith('select ');
    const name = names.get(text) ?? `almanac_${++given}`;
    // The statement in use becomes the newest, so that it isn't among the oldest, which are forgotten.
    names.delete(text);
    if (isNamed) names.set(text, name);
    const sendIt = () => (isNamed ? sendAs(name, text, values) : send(text, values));
    const oldest = takeOldest();
    return oldest.length > 0 ? deallocate(oldest).then(sendIt) : sendIt();
  };
  const deallocate = async (oldest: readonly string[]) => {
    for (const name of oldest) await send(`DEALLOCATE ${name}`).catch(() => undefined);
  };
  const sendAs = (name: string, text: string, values: unknown[]) =>
    send({ name, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      names.clear();
      if (isInTransaction()) throw error;
      return sendNamed(text, values);
    });
  client.query = sendNamed as typeof client.query;
}

/** Whether a named statement's result columns have changed since it was planned. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === featureNotSupported;
}
