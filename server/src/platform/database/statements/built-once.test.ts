import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { createDepartment } from '../../../testing/factories.ts';
import type { Database } from '../database.ts';
import { builtOnce, onlyRow } from './built-once.ts';
import { isOneOf, type Listed, listOf, toListed } from './one-of.ts';

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await testDatabase();
  database = postgres.database;
  for (const name of ['Sales', 'Support', 'Stores']) await createDepartment(database, { name });
});
afterAll(() => postgres.drop());

interface Asked {
  name?: string | undefined;
  limit: number;
}

function askForDepartments() {
  const shapes: unknown[] = [];
  const ask = builtOnce((reader, { name, limit }: Asked, order: 'asc' | 'desc') => {
    // The comparison of tests builds with the values themselves.
    if (typeof limit !== 'number') shapes.push([name !== undefined, order]);
    const all = reader.selectFrom('departments').select('name').orderBy('name', order).limit(limit);
    return name === undefined ? all : all.where('name', '=', name);
  });
  const names = async (asked: Asked, order: 'asc' | 'desc' = 'asc') =>
    (await ask(database, asked, order)).map((row) => row.name);
  return { names, shapes };
}

test('a query is built once, and answers for each of the values that it is asked with', async () => {
  const { names, shapes } = askForDepartments();
  expect(await names({ name: 'Sales', limit: 5 })).toEqual(['Sales']);
  expect(await names({ name: 'Support', limit: 5 })).toEqual(['Support']);
  expect(await names({ name: 'Nobody', limit: 5 })).toEqual([]);
  expect(shapes).toEqual([[true, 'asc']]);
});

test('a value that is left out, and another shape, make another query', async () => {
  const { names, shapes } = askForDepartments();
  expect(await names({ name: 'Sales', limit: 5 })).toEqual(['Sales']);
  expect(await names({ limit: 2 })).toEqual(['Sales', 'Stores']);
  expect(await names({ limit: 1, name: undefined })).toEqual(['Sales']);
  expect(await names({ limit: 2 }, 'desc')).toEqual(['Support', 'Stores']);
  expect(shapes).toEqual([
    [true, 'asc'],
    [false, 'asc'],
    [false, 'desc'],
  ]);
});

test('a query that is built by a value, and not by its shape, fails at once', async () => {
  const ask = builtOnce((reader, { page }: { page: number }) =>
    reader
      .selectFrom('departments')
      .select('name')
      .offset((page - 1) * 10),
  );
  await expect(ask(database, { page: 2 })).rejects.toThrow('A query was built by the value of page');
});

test('a query that is built by whether a value holds is told apart from what its values would make', async () => {
  const ask = builtOnce((reader, { isReversed }: { isReversed: boolean }) =>
    reader
      .selectFrom('departments')
      .select('name')
      .orderBy('name', isReversed ? 'desc' : 'asc'),
  );
  await expect(ask(database, { isReversed: false })).rejects.toThrow('to be \'select "name"');
});

test('one value and several ask by two queries, and nothing is a value as well', async () => {
  const ask = builtOnce((reader, names: Listed<string>) =>
    reader
      .selectFrom('departments')
      .select('name')
      .where(({ ref }) => isOneOf(ref('name'), listOf(names)))
      .orderBy('name'),
  );
  const found = async (...names: string[]) => (await ask(database, toListed(names))).map(({ name }) => name);
  expect(await found('Sales')).toEqual(['Sales']);
  expect(await found('Stores')).toEqual(['Stores']);
  expect(await found('Stores', 'Sales')).toEqual(['Sales', 'Stores']);
  expect(await found()).toEqual([]);
  const isNothing = builtOnce((reader, { value }: { value: string | null }) =>
    reader.selectNoFrom(sql<boolean>`${value}::text IS NULL`.as('answer')),
  );
  expect(onlyRow(await isNothing(database, { value: null }))).toEqual({ answer: true });
  expect(onlyRow(await isNothing(database, { value: 'x' }))).toEqual({ answer: false });
});

test('a row that must be there is missed', () => {
  expect(() => onlyRow([])).toThrow('had none');
});
