import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { noReactions } from '../testing/no-reactions.ts';
import { seedDemoCompany } from './seed-demo-company.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

const settings = {
  today: '2026-06-03',
  companyDomain: 'example.com',
  leavePolicy: { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 },
};

function seed({ database }: TestDatabase) {
  return seedDemoCompany(
    { database, react: noReactions, jobs: { enqueue: async () => undefined, wake: () => undefined } },
    settings,
  );
}

test('an empty database is filled once, even by two starts at once, with one audit entry', async () => {
  const outcomes = await Promise.all([seed(postgres), seed(postgres)]);
  expect(outcomes).toContainEqual(expect.objectContaining({ users: 41 }));
  expect(outcomes).toContainEqual(expect.objectContaining({ code: 'HAS_RECORDS' }));
  expect(await seed(postgres)).toMatchObject({ code: 'HAS_RECORDS' });
  const entries = await postgres.database.selectFrom('auditEntries').select(['action', 'actorId']).execute();
  expect(entries).toEqual([{ action: 'demo.seeded', actorId: null }]);
});

test('the database accepts every record, and stores the reasons', async () => {
  const { rows } = await postgres.pool.query(`
    SELECT (SELECT count(*) FROM users) AS users,
      (SELECT count(*) FROM team_members) AS memberships,
      (SELECT count(*) FROM users WHERE NOT is_active) AS left,
      (SELECT bool_or(name = 'نورة الشهري') FROM users) AS "isRightToLeftThere"`);
  expect(rows).toEqual([{ users: 41, memberships: 38, left: 1, isRightToLeftThere: true }]);
});

test('a non-empty database is left alone', async () => {
  const used = await testDatabase();
  await used.pool.query(
    "INSERT INTO departments (id, name) VALUES ('01900000-0000-7000-8000-000000000001', 'Sales')",
  );
  expect(await seed(used)).toMatchObject({ code: 'HAS_RECORDS' });
  const { rows } = await used.pool.query('SELECT count(*) AS users FROM users');
  expect(rows).toEqual([{ users: 0 }]);
  await used.drop();
});
