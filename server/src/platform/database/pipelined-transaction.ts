import { CompiledQuery, type DatabaseConnection, type QueryResult, Transaction } from 'kysely';
import { type Database, dialectOf } from './database.ts';
import type { DB } from './tables.ts';

/** What a transaction has come to, and what it writes at its end, whose answers nobody needs. */
export interface Ending<Result> {
  result: Result;
  writeLast?: () => Promise<void>;
}

/**
 * Runs the work in one transaction, in which statements that are asked for at once are sent at once, in that order; each
 * sees what those before it have done. BEGIN goes with the first that read, and COMMIT with what is written last.
 */
export async function inPipelinedTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<Ending<Result>>,
): Promise<Result> {
  const dialect = dialectOf(database);
  const { driver } = dialect;
  const outer = database.getExecutor();
  return outer.provideConnection(async (connection) => {
    const line = new Line(connection);
    const executor = outer.withConnectionProvider({ provideConnection: (consumer) => consumer(line) });
    const transaction = new Transaction<DB>({ config: { dialect }, dialect, driver, executor });
    try {
      const { result, writeLast } = await work(transaction);
      await line.commit(writeLast);
      return result;
    } catch (error) {
      await line.end(() => driver.rollbackTransaction(connection));
      throw error;
    }
  });
}

/** Waits for all of the calls, whose first statements are sent at once, and throws what the first of them threw that failed. */
export async function together<Calls extends readonly unknown[]>(
  ...calls: Calls
): Promise<{ -readonly [Each in keyof Calls]: Awaited<Calls[Each]> }> {
  const settled = await Promise.allSettled(calls);
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  return settled.map((each) => (each as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Each in keyof Calls]: Awaited<Calls[Each]>;
  };
}

/** The connection of one transaction, which sends what comes without waiting for what came before. */
class Line implements DatabaseConnection {
  private readonly connection: DatabaseConnection;
  private begun: Promise<unknown> | undefined;
  private isBegun = false;
  private isHeld = false;
  private last: CompiledQuery[] | undefined;
  private isOver = false;

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isOver) throw new Error('The transaction is over.');
    if (this.last) {
      this.last.push({ ...query, parameters: query.parameters.map(asText) });
      return { rows: [] };
    }
    this.begun ??= this.begin();
    if (this.isBegun) return this.connection.executeQuery(query);
    // What fails to begin must not be written, and nothing overtakes what waits for that.
    this.isHeld ||= !reads.test(query.sql);
    if (this.isHeld) {
      await this.begun;
      return this.connection.executeQuery(query);
    }
    const [, result] = await together(this.begun, this.connection.executeQuery<Row>(query));
    return result;
  }

  async commit(writeLast: (() => Promise<void>) | undefined): Promise<void> {
    const last: CompiledQuery[] = [];
    this.last = last;
    await writeLast?.();
    this.last = undefined;
    if (last.length > 0) this.begun ??= this.begin();
    await this.end(async () => {
      await this.begun;
      const statements = [...last, CompiledQuery.raw('commit')];
      const answers = await together(...statements.map((each) => this.connection.executeQuery<Ended>(each)));
      if (answers.at(-1)?.rows[0]?.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back.');
    });
  }

  /** Ends the transaction, where one has begun, once. */
  async end(send: () => Promise<void>): Promise<void> {
    if (this.begun) await send();
    this.isOver = true;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A change has no streams.');
  }

  private async begin(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin'));
    this.isBegun = true;
  }
}

interface Ended {
  command: string;
}

const reads = /^\s*select\b/i;

/** An object as the text of its JSON: what has none fails before anything is sent, as COMMIT would follow all the same. */
function asText(value: unknown): unknown {
  const isRecord =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isRecord ? JSON.stringify(value) : value;
}
