import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFound } from '@almanac/domain/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { createDepartment, createTeam, createUser } from '../../../testing/factories.ts';
import { holdsWords } from './text-comparison.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

const names = [
  'Jürgen Müller',
  'Moritz Mueller',
  'Anna GROSS',
  'Mia Groß',
  'Søren Ångström',
  'Łukasz Œdipe',
  'All_of 100%',
  'Back\\slash',
  "Siobhán O'Brien",
  'Marco d’Angelo',
  'OʼNeill',
  'Grace´s ＇team＇',
  "Jürgen's",
];
const searches = [
  'müller jürgen',
  'MUELLER',
  'muller',
  'gross',
  'GROß',
  'soeren',
  'soren',
  'aangstroem',
  'œd',
  '%',
  '_',
  '\\',
  'k\\s',
  'all_of 0%',
  'a_l',
  '100％',
  'obrien',
  "o'brien",
  'O’BRIEN',
  'dangelo',
  "d'angelo marco",
  'oneill',
  'graces team',
  'juergens',
  'jurgen‘s',
  "'",
  "o'",
];

test('database and browser searches agree', async () => {
  const { id: departmentId } = await createDepartment(postgres.database);
  for (const name of names) await createTeam(postgres.database, { departmentId, name });
  for (const search of searches) {
    const rows = await postgres.database
      .selectFrom('teams')
      .select('name')
      .where((eb) => holdsWords(eb.ref('searched'), search))
      .execute();
    const found = rows.map(({ name }) => name).sort();
    expect(found, search).toEqual(names.filter((name) => isFound(name, search)).sort());
  }
});

test('search keys of existing texts are recomputed, without other changes', async () => {
  const { pool, database } = postgres;
  const folder = join(import.meta.dirname, '../../../../migrations');
  const [before, after] = await Promise.all(
    ['0012-search-and-order.sql', '0048-search-without-apostrophes.sql'].map((name) =>
      readFile(join(folder, name), 'utf8'),
    ),
  );
  const [, former = ''] = /CREATE (FUNCTION search_key[\s\S]*?END;)/.exec(before ?? '') ?? [];
  await pool.query(`CREATE OR REPLACE ${former}`);
  const { id } = await createUser(database, { name: "Pat O'Malley" });
  const { id: departmentId } = await createDepartment(database);
  await createTeam(database, { departmentId, name: 'd’Artagnan' });
  const find = async (table: 'users' | 'teams', search: string) => {
    const rows = database.selectFrom(table).select(['name', 'version']);
    return rows.where((eb) => holdsWords(eb.ref('searched'), search)).execute();
  };
  expect([await find('users', 'omalley'), await find('teams', 'dartagnan')]).toEqual([[], []]);
  const readUser = async () => (await pool.query('SELECT * FROM users WHERE id = $1', [id])).rows[0];
  const { searched: _old, searched_by_admins: _oldOfAdmins, ...stored } = await readUser();
  await pool.query(after ?? '');
  expect(await find('users', 'omalley')).toEqual([{ name: "Pat O'Malley", version: 1 }]);
  expect(await find('teams', 'dartagnan')).toEqual([{ name: 'd’Artagnan', version: 1 }]);
  expect(await readUser()).toMatchObject(stored);
});

test.each([
  ['Zebra', 'Äpfel', 'apfel', 'Öl', 'Obst'],
  ['10 Finger', '2 Hände', 'Team 100', 'Team 20', 'Team 3', 'Teams'],
  ['Élan', 'elan 2', 'Ende', "O'Brien", 'Obama'],
  ['أحمد', 'باسم', 'خالد', 'فاطمة', 'ياسر'],
])('%s, %s … are in natural order', async (...texts) => {
  const { rows } = await postgres.pool.query<{ text: string }>(
    'SELECT text FROM unnest($1::text[]) AS text ORDER BY sort_key(text) COLLATE "C"',
    [texts],
  );
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  expect(rows.map(({ text }) => text)).toEqual(texts.toSorted(collator.compare));
});
