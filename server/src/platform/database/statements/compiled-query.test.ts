import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { createDepartment } from '../../../testing/factories.ts';
import type { Database } from '../database.ts';
import { compiledQuery, onlyRow } from './compiled-query.ts';
import { isOneOf, type Listed, listOf, toListed } from './one-of.ts';

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await testDatabase();
  database = postgres.database;
  for (const name of ['Sales', 'Support', 'Stores']) await createDepartment(database, { name });
});
afterAll(() => postgres.drop());

interface Values {
  name?: string | undefined;
  limit: number;
}

function departmentsQuery() {
  const shapes: unknown[] = [];
  const query = compiledQuery((reader, { name, limit }: Values, order: 'asc' | 'desc') => {
    // The test comparison builds the query with the values themselves.
    if (typeof limit !== 'number') shapes.push([name !== undefined, order]);
    const all = reader.selectFrom('departments').select('name').orderBy('name', order).limit(limit);
    return name === undefined ? all : all.where('name', '=', name);
  });
  const names = async (values: Values, order: 'asc' | 'desc' = 'asc') =>
    (await query(database, values, order)).map((row) => row.name);
  return { names, shapes };
}

test('a query is compiled once, and executed with each set of values', async () => {
  const { names, shapes } = departmentsQuery();
  expect(await names({ name: 'Sales', limit: 5 })).toEqual(['Sales']);
  expect(await names({ name: 'Support', limit: 5 })).toEqual(['Support']);
  expect(await names({ name: 'Nobody', limit: 5 })).toEqual([]);
  expect(shapes).toEqual([[true, 'asc']]);
});

test('a missing value and another shape compile another query', async () => {
  const { names, shapes } = departmentsQuery();
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

test('a query whose text depends on a value fails', async () => {
  const query = compiledQuery((reader, { page }: { page: number }) =>
    reader
      .selectFrom('departments')
      .select('name')
      .offset((page - 1) * 10),
  );
  await expect(query(database, { page: 2 })).rejects.toThrow(
    'The text of a query depends on the value of page',
  );
});

test('a query that branches on a value is caught by the test comparison', async () => {
  const query = compiledQuery((reader, { isReversed }: { isReversed: boolean }) =>
    reader
      .selectFrom('departments')
      .select('name')
      .orderBy('name', isReversed ? 'desc' : 'asc'),
  );
  await expect(query(database, { isReversed: false })).rejects.toThrow('to be \'select "name"');
});

test('one value and several compile two queries, and null is a value', async () => {
  const query = compiledQuery((reader, names: Listed<string>) =>
    reader
      .selectFrom('departments')
      .select('name')
      .where(({ ref }) => isOneOf(ref('name'), listOf(names)))
      .orderBy('name'),
  );
  const found = async (...names: string[]) =>
    (await query(database, toListed(names))).map(({ name }) => name);
  expect(await found('Sales')).toEqual(['Sales']);
  expect(await found('Stores')).toEqual(['Stores']);
  expect(await found('Stores', 'Sales')).toEqual(['Sales', 'Stores']);
  expect(await found()).toEqual([]);
  const isNothing = compiledQuery((reader, { value }: { value: string | null }) =>
    reader.selectNoFrom(sql<boolean>`${value}::text IS NULL`.as('answer')),
  );
  expect(onlyRow(await isNothing(database, { value: null }))).toEqual({ answer: true });
  expect(onlyRow(await isNothing(database, { value: 'x' }))).toEqual({ answer: false });
});

test('a missing row is an error if one must exist', () => {
  expect(() => onlyRow([])).toThrow('returned none');
});
