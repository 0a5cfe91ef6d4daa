import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { countStatements } from '../../testing/statements.ts';
import { createDatabase, createPool, type Database, type Reader } from './database.ts';
import { inPipelinedTransaction, together } from './pipelined-transaction.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
  await postgres.pool.query('CREATE TABLE notes (note text PRIMARY KEY)');
});
afterAll(() => postgres.drop());
beforeEach(async () => {
  await postgres.pool.query('TRUNCATE notes');
});

const write = async (database: Reader, note: unknown) => {
  await sql`INSERT INTO notes VALUES (${note})`.execute(database);
};
const read = async (database: Reader) => {
  const { rows } = await sql<{ note: string }>`SELECT note FROM notes ORDER BY note`.execute(database);
  return rows.map(({ note }) => note);
};

/** Does the work with a pool of its own, and says in how many parts its statements were sent. */
async function withTrips(work: (database: Database) => Promise<unknown>) {
  const pool = createPool({ ...postgres.poolConfig, max: 1 });
  try {
    const counter = countStatements(pool);
    const sent = await counter.sentBy(() => work(createDatabase(pool)));
    return {
      texts: sent.map(({ text }) => text.replace(/ .*/, '')),
      trips: sent.filter(({ isFirst }) => isFirst).length,
    };
  } finally {
    await pool.end();
  }
}

test('what is asked for at once is sent at once, in its order, and each sees what those before it have done', async () => {
  const seen: string[][] = [];
  const { texts, trips } = await withTrips((database) =>
    inPipelinedTransaction(database, async (transaction) => {
      await together(read(transaction), read(transaction));
      const [, first, , second] = await together(
        write(transaction, 'a'),
        read(transaction),
        write(transaction, 'b'),
        read(transaction),
      );
      seen.push(first, second);
      return { result: undefined, writeLast: () => write(transaction, 'c') };
    }),
  );
  expect(seen).toEqual([['a'], ['a', 'b']]);
  expect(await read(postgres.database)).toEqual(['a', 'b', 'c']);
  expect(texts).toEqual([
    'begin',
    'SELECT',
    'SELECT',
    'INSERT',
    'SELECT',
    'INSERT',
    'SELECT',
    'INSERT',
    'commit',
  ]);
  expect(trips).toBe(3);
});

test('a write that comes first waits for the transaction, and nothing overtakes it', async () => {
  const { texts, trips } = await withTrips((database) =>
    inPipelinedTransaction(database, async (transaction) => {
      const [, seen] = await together(write(transaction, 'a'), read(transaction));
      expect(seen).toEqual(['a']);
      return { result: undefined };
    }),
  );
  expect([texts, trips]).toEqual([['begin', 'INSERT', 'SELECT', 'commit'], 3]);
});

test('a transaction that asks for nothing does not begin', async () => {
  expect(
    await withTrips((database) => inPipelinedTransaction(database, async () => ({ result: 1 }))),
  ).toEqual({
    texts: [],
    trips: 0,
  });
});

test('of what is written last, all is stored or nothing, and the first fault is told', async () => {
  const notes = ['b', 'a', 'c', 'c'];
  const failing = inPipelinedTransaction(postgres.database, async (transaction) => {
    await write(transaction, 'a');
    return {
      result: undefined,
      writeLast: async () => {
        for (const note of notes) await write(transaction, note);
      },
    };
  });
  await expect(failing).rejects.toMatchObject({ code: '23505', detail: 'Key (note)=(a) already exists.' });
  expect(await read(postgres.database)).toEqual([]);
});

test('a value that cannot be sent takes back what was to be stored with it', async () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const failing = inPipelinedTransaction(postgres.database, async (transaction) => {
    await write(transaction, 'a');
    return { result: undefined, writeLast: () => write(transaction, endless) };
  });
  await expect(failing).rejects.toThrow('circular');
  expect(await read(postgres.database)).toEqual([]);
});

test.each([
  ['reads', async (transaction: Reader) => together(read(transaction), write(transaction, 'a'))],
  ['writes', async (transaction: Reader) => together(write(transaction, 'a'), read(transaction))],
])(
  'nothing is written where the transaction could not begin: of work that first %s',
  async (_first, work) => {
    const pool = createPool({ ...postgres.poolConfig, max: 1 });
    pool.on('acquire', (client) => {
      const send = client.query.bind(client) as (...all: unknown[]) => unknown;
      const refuse = (text: unknown, ...more: unknown[]) => send(text === 'begin' ? 'beginn' : text, ...more);
      client.query = refuse as typeof client.query;
    });
    const failing = inPipelinedTransaction(createDatabase(pool), async (transaction) => ({
      result: await work(transaction),
    }));
    await expect(failing).rejects.toThrow('syntax error at or near "beginn"');
    await pool.end();
    expect(await read(postgres.database)).toEqual([]);
  },
);

test('a statement that its table’s change has made useless is not sent again behind the end of its transaction', async () => {
  const pool = createPool({ ...postgres.poolConfig, max: 1 });
  const database = createDatabase(pool);
  const store = (note: string) =>
    inPipelinedTransaction(database, async (transaction) => ({
      result: undefined,
      writeLast: async () => {
        await write(transaction, `${note} before`);
        await sql`INSERT INTO notes VALUES (${note}) RETURNING *`.execute(transaction);
      },
    }));
  for (const note of ['a', 'b', 'c', 'd']) await store(note);
  await postgres.pool.query('ALTER TABLE notes ADD COLUMN at integer; DELETE FROM notes');
  await expect(store('e')).rejects.toThrow('cached plan must not change result type');
  expect(await read(postgres.database)).toEqual([]);
  await store('e');
  expect(await read(postgres.database)).toEqual(['e', 'e before']);
  await pool.end();
});

test('a transaction that is over takes no more statements', async () => {
  let kept: Reader | undefined;
  await inPipelinedTransaction(postgres.database, async (transaction) => {
    kept = transaction;
    return { result: await read(transaction) };
  });
  await expect(read(kept ?? postgres.database)).rejects.toThrow('The transaction is over.');
});
