import { randomUUIDv7 } from 'node:crypto';
import { type Compilable, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createTeam, createUser } from '../../testing/factories.ts';
import type { Database } from './database.ts';
import { jsonRows } from './statements/json-rows.ts';

let postgres: TestDatabase;
let database: Database;
let sales: { id: string };
beforeAll(async () => {
  postgres = await testDatabase();
  database = postgres.database;
  sales = await createDepartment(database, { name: 'Sales' });
  const ada = await createUser(database, { name: 'Ada', departmentId: sales.id });
  await createUser(database, { name: 'Bob' });
  await createTeam(database, { name: 'North', departmentId: sales.id, teamLeadId: ada.id });
});
afterAll(() => postgres.drop());

const textOf = (query: Compilable) => query.compile().sql;

test('a selected column is returned in camelCase, and not renamed if that is the same', async () => {
  const query = database.selectFrom('teams').select(['name', 'departmentId', 'teams.isActive']);
  expect(textOf(query)).toBe(
    'select "name", "department_id" as "departmentId", "teams"."is_active" as "isActive" from "teams"',
  );
  expect(await query.execute()).toEqual([{ name: 'North', departmentId: sales.id, isActive: true }]);
});

test('an alias is returned as written, even with several capitals or a digit', async () => {
  const query = database
    .selectFrom('teams as ownTeam')
    .select(({ fn, ref }) => [
      'ownTeam.departmentId as homeId',
      'ownTeam.name as name',
      fn.countAll<number>().over().as('allOfThem'),
      sql<string>`upper(${ref('ownTeam.name')})`.as('nameABC2'),
    ]);
  expect(textOf(query)).toBe(
    'select "own_team"."department_id" as "homeId", "own_team"."name" as "name", count(*) over() as "allOfThem", ' +
      'upper("own_team"."name") as "nameABC2" from "teams" as "own_team"',
  );
  expect(await query.execute()).toEqual([
    { homeId: sales.id, name: 'North', allOfThem: 1, nameABC2: 'NORTH' },
  ]);
});

test('a statement that returns `*` fails; a subquery may select it', async () => {
  const all = database.selectFrom('teams').selectAll();
  expect(() => all.compile()).toThrow('must list the columns that it returns');
  expect(() => database.selectFrom('teams').selectAll('teams').compile()).toThrow('must list');
  expect(() => database.deleteFrom('teams').returningAll().compile()).toThrow('must list');
  const found = database.selectFrom(all.as('found')).select('found.teamLeadId');
  expect(await found.execute()).toEqual([{ teamLeadId: expect.any(String) }]);
  const counted = database.selectFrom('teams').select(({ fn }) => fn.countAll<number>().as('total'));
  expect(await counted.execute()).toEqual([{ total: 1 }]);
});

test('inserts, updates and deletes return camelCase names', async () => {
  const id = randomUUIDv7();
  const added = await database
    .insertInto('teams')
    .values({ id, name: 'South', departmentId: sales.id })
    .returning(['isActive', 'departmentId as homeId'])
    .execute();
  expect(added).toEqual([{ isActive: true, homeId: sales.id }]);
  const changed = await database
    .updateTable('teams')
    .set({ isActive: false, teamLeadId: null })
    .where('teams.id', '=', id)
    .returning(({ eb }) => ['teams.teamLeadId', eb.not('isActive').as('hasEnded')])
    .execute();
  expect(changed).toEqual([{ teamLeadId: null, hasEnded: true }]);
  const removed = await database.deleteFrom('teams').where('id', '=', id).returning('isActive').execute();
  expect(removed).toEqual([{ isActive: false }]);
});

test('an insert names its columns, conflict columns and excluded values in snake_case', async () => {
  const query = database
    .insertInto('requestReminders')
    .columns(['requestId', 'userId', 'kind', 'since'])
    .expression(
      database
        .selectFrom('timeOffRequests')
        .select(['id as requestId', 'requesterId', sql.lit('REMINDED').as('kind'), 'startDate as since']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['requestId', 'userId'])
        .doUpdateSet(({ ref }) => ({ mailedAt: ref('excluded.mailedAt') })),
    );
  expect(textOf(query)).toBe(
    'insert into "request_reminders" ("request_id", "user_id", "kind", "since") ' +
      'select "id" as "request_id", "requester_id", \'REMINDED\' as "kind", "start_date" as "since" from "time_off_requests" ' +
      'on conflict ("request_id", "user_id") do update set "mailed_at" = "excluded"."mailed_at"',
  );
});

test('subqueries and common table expressions are referenced by the names they select', async () => {
  const leads = await database
    .with('leadOfTeam', (db) =>
      db
        .selectFrom('teams')
        .select(['teamLeadId as userId', 'teams.departmentId'])
        .where('isActive', '=', true),
    )
    .selectFrom('leadOfTeam')
    .innerJoin(
      (eb) => eb.selectFrom('users').select(['id as personId', 'users.hasSignedIn']).as('leadPerson'),
      (join) => join.onRef('leadPerson.personId', '=', 'leadOfTeam.userId'),
    )
    .select(['leadPerson.personId', 'leadPerson.hasSignedIn', 'leadOfTeam.departmentId'])
    .execute();
  expect(leads).toEqual([{ personId: expect.any(String), hasSignedIn: true, departmentId: sales.id }]);
});

test('a writing common table expression can be read from', async () => {
  const query = database
    .with('hiredPerson', (db) =>
      db
        .updateTable('users')
        .set({ departmentId: sales.id })
        .where('name', '=', 'Bob')
        .returning(['id', 'departmentId as homeId']),
    )
    .selectFrom('hiredPerson')
    .select('hiredPerson.homeId');
  expect(await query.execute()).toEqual([{ homeId: sales.id }]);
  await database.updateTable('users').set({ departmentId: null }).where('name', '=', 'Bob').execute();
});

test('a scalar subquery is returned under its alias', async () => {
  const rows = await database
    .selectFrom('departments as ofPeople')
    .select(({ selectFrom }) =>
      selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('peopleCount'))
        .whereRef('users.departmentId', '=', 'ofPeople.id')
        .as('peopleCount'),
    )
    .execute();
  expect(rows).toEqual([{ peopleCount: 1 }]);
});

test('rows are ordered by a returned name, even an alias, one hiding a column, or one in two tables', async () => {
  const byAlias = database
    .selectFrom('users')
    .select(({ fn }) => ['name', fn.coalesce('departmentId', 'id').as('homeId')])
    .orderBy('homeId', 'desc');
  expect(textOf(byAlias)).toMatch(/ order by "homeId" desc$/);
  expect((await byAlias.execute()).map(({ name }) => name)).toEqual(['Bob', 'Ada']);
  const hidden = database
    .selectFrom('users')
    .select(({ eb }) => eb('isActive', '=', false).as('hasSignedIn'))
    .orderBy('hasSignedIn');
  expect(textOf(hidden)).toMatch(/ order by "hasSignedIn"$/);
  const inTwo = database
    .selectFrom('users')
    .innerJoin('teams', 'teams.teamLeadId', 'users.id')
    .select(['users.name', 'users.departmentId'])
    .orderBy('departmentId')
    .orderBy('users.createdAt');
  expect(textOf(inTwo)).toMatch(/ order by "departmentId", "users"\."created_at"$/);
  expect(await inTwo.execute()).toEqual([{ name: 'Ada', departmentId: sales.id }]);
});

test('ordering in a subquery, or by an unreturned column, uses the column', () => {
  const inner = database.selectFrom('users').select('departmentId as homeId').orderBy('homeId').limit(1);
  expect(textOf(database.selectFrom(inner.as('first')).select('first.homeId'))).toBe(
    'select "first"."home_id" as "homeId" from ' +
      '(select "department_id" as "home_id" from "users" order by "home_id" limit $1) as "first"',
  );
  const other = database.selectFrom('users').select('name').orderBy('createdAt');
  expect(textOf(other)).toBe('select "name" from "users" order by "created_at"');
});

test('a union is returned and ordered by the first part’s names', async () => {
  const rows = await database
    .selectFrom('users')
    .select(['name', 'departmentId as homeId'])
    .where('departmentId', 'is not', null)
    .unionAll(database.selectFrom('teams').select(['name', 'departmentId as homeId']))
    .orderBy('homeId')
    .orderBy('name')
    .execute();
  expect(rows).toEqual([
    { name: 'Ada', homeId: sales.id },
    { name: 'North', homeId: sales.id },
  ]);
});

test('JSON has the keys as written, whole rows have snake_case keys, and stored keys stay unchanged', async () => {
  const changes = JSON.stringify([{ first_day: { halfDay: true } }]);
  const row = await database
    .selectFrom('teams')
    .select((eb) => [
      jsonBuildObject({ leadId: eb.ref('teams.teamLeadId'), isActive: eb.ref('isActive') }).as('ofTeam'),
      jsonArrayFrom(eb.selectFrom('users').select(['name', 'hasSignedIn']).where('name', '=', 'Ada')).as(
        'people',
      ),
      jsonRows(
        eb
          .selectFrom('users')
          .select(({ ref }) => jsonBuildObject({ isActive: ref('isActive') }).as('row'))
          .limit(1),
      ).as('listedRows'),
      sql<unknown>`${changes}::jsonb`.as('storedJson'),
    ])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    ofTeam: { leadId: expect.any(String), isActive: true },
    people: [{ name: 'Ada', has_signed_in: true }],
    listedRows: [{ isActive: true }],
    storedJson: [{ first_day: { halfDay: true } }],
  });
});

test('an `sql` statement is sent as written, except for references', async () => {
  const query = sql<{ leadId: string; is_active: boolean }>`
    SELECT ${sql.ref('teams.teamLeadId')} AS "leadId", is_active FROM ${sql.table('teams')}
    WHERE ${sql.id('departmentId')} = ${sales.id}`;
  expect(query.compile(database).sql).toBe(`
    SELECT "teams"."team_lead_id" AS "leadId", is_active FROM "teams"
    WHERE "department_id" = $1`);
  const { rows } = await query.execute(database);
  expect(rows).toEqual([{ leadId: expect.any(String), is_active: true }]);
});

test('locks and groups use snake_case names', () => {
  const locked = database.selectFrom('teamMembers as ofTeam').select('ofTeam.userId').forUpdate('ofTeam');
  expect(textOf(locked)).toBe(
    'select "of_team"."user_id" as "userId" from "team_members" as "of_team" for update of "of_team"',
  );
  const grouped = database
    .selectFrom('users')
    .select(['departmentId', ({ fn }) => fn.countAll<number>().as('total')])
    .distinctOn('departmentId')
    .groupBy('departmentId')
    .having('departmentId', 'is not', null);
  expect(textOf(grouped)).toBe(
    'select distinct on ("department_id") "department_id" as "departmentId", count(*) as "total" from "users" ' +
      'group by "department_id" having "department_id" is not null',
  );
});

test('a name with a quotation mark stays one name', () => {
  expect(textOf(database.selectFrom('users').select('name as a"B'))).toBe(
    'select "name" as "a""B" from "users"',
  );
});
