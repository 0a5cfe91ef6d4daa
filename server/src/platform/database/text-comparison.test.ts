import { isFound } from '@almanac/domain/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createTeam } from '../../testing/factories.ts';
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
];

test('a search in the database finds what a search in the browser finds', async () => {
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

test.each([
  ['Zebra', 'Äpfel', 'apfel', 'Öl', 'Obst'],
  ['10 Finger', '2 Hände', 'Team 100', 'Team 20', 'Team 3', 'Teams'],
  ['Élan', 'elan 2', 'Ende', "O'Brien", 'Obama'],
])('%s, %s … are sorted as a person sorts them', async (...texts) => {
  const { rows } = await postgres.pool.query<{ text: string }>(
    'SELECT text FROM unnest($1::text[]) AS text ORDER BY sort_key(text) COLLATE "C"',
    [texts],
  );
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  expect(rows.map(({ text }) => text)).toEqual(texts.toSorted(collator.compare));
});
