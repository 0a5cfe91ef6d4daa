import pg from 'pg';

// A connection keeps each plan in the memory of its server process: some tens of kilobytes.
const mostPrepared = 300;
const longestText = 16_000;
const mostWatched = 2000;
const timesBefore = 2;

const preparable = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;
const resultChanged = 'cached plan must not change result type';

interface Prepared {
  name: string;
  text: string;
}

/** The texts that have names, one for all connections of a pool. */
class StatementNames {
  private readonly prepared = new Map<string, Prepared>();
  private readonly watched = new Map<string, number>();
  private names = 0;

  /** The statement with its name, once its text has come a few times; nothing for one that is sent as it is. */
  of(text: string): Prepared | undefined {
    const known = this.prepared.get(text);
    if (known) return known;
    if (this.prepared.size >= mostPrepared || text.length > longestText) return undefined;
    const times = this.watched.get(text) ?? 0;
    if (times < timesBefore || !preparable.test(text)) {
      if (this.watched.size >= mostWatched) this.watched.clear();
      this.watched.set(text, times + 1);
      return undefined;
    }
    this.watched.delete(text);
    return this.add(text);
  }

  /** Gives the text another name, where the statement is still the one that goes by it. */
  renew(statement: Prepared): void {
    if (this.prepared.get(statement.text) === statement) this.add(statement.text);
  }

  private add(text: string): Prepared {
    this.names += 1;
    const statement = { name: `almanac_${this.names}`, text };
    this.prepared.set(text, statement);
    return statement;
  }
}

/** Whether a statement that was prepared would answer with other columns, as its tables have changed since. */
export function isPreparedBefore(error: unknown): boolean {
  return error instanceof Error && error.message === resultChanged;
}

type Send = (query: unknown, ...more: readonly unknown[]) => unknown;

/**
 * The class of the connections of one pool, which have statements that come again and again parsed and planned once, by a name. Their
 * number is bounded, and what a table's change has made useless is prepared anew.
 */
export function preparingClient(): typeof pg.Client {
  const names = new StatementNames();
  return class extends pg.Client {
    private underWay = 0;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const sendOne: Send = this.query.bind(this);
      const send: Send = (query, ...more) => {
        this.holdUntilAllIsAskedFor();
        const sent = sendOne(query, ...more);
        if (sent instanceof Promise) this.count(sent);
        return sent;
      };
      const sendPrepared: Send = (query, ...more) => {
        const [values, ...others] = more;
        const statement = typeof query === 'string' && Array.isArray(values) && names.of(query);
        if (!statement) return send(query, ...more);
        // Behind what is under way, there may be a transaction, within which nothing but its end is left to do.
        const isAlone = this.underWay === 0 && this.getTransactionStatus() === 'I';
        const sent = send({ ...statement, values }, ...others);
        if (!(sent instanceof Promise)) return sent;
        return sent.catch((error: unknown) => {
          if (!isPreparedBefore(error)) throw error;
          names.renew(statement);
          if (!isAlone) throw error;
          return send(query, ...more);
        });
      };
      this.query = sendPrepared as typeof this.query;
    }

    /** What is asked for at once leaves in one piece. */
    private holdUntilAllIsAskedFor(): void {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    private count(sent: Promise<unknown>): void {
      const end = () => {
        this.underWay -= 1;
      };
      this.underWay += 1;
      sent.then(end, end);
    }
  };
}
