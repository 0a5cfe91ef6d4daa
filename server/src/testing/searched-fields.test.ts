import type { userFields } from '@almanac/domain/people/accounts/user-fields';
import type { TextField } from '@almanac/domain/records/record-fields';
import type { teamFields } from '@almanac/domain/teams/directory/team-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsWords } from '../platform/database/statements/text-comparison.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { createDepartment, createTeam, createUser } from './factories.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

/** Whether a search finds the record by the text: a new text field is decided here. */
const usersBy: Record<TextField<typeof userFields>, boolean> = {
  email: true,
  name: true,
  personnelNumber: false,
  costCentre: false,
};
const usersByForAdmins: typeof usersBy = { ...usersBy, personnelNumber: true, costCentre: true };
const teamsBy: Record<TextField<typeof teamFields>, boolean> = { name: true, description: false };

test.each([
  ['users', 'searched', usersBy],
  ['users', 'searchedByAdmins', usersByForAdmins],
  ['teams', 'searched', teamsBy],
] as const)('a search for %s by %s covers %j', async (table, column, searched) => {
  const { database } = postgres;
  const { id: departmentId } = await createDepartment(database);
  const create = { users: () => createUser(database), teams: () => createTeam(database, { departmentId }) };
  for (const [field, isSearched] of Object.entries(searched)) {
    const { id } = await create[table]();
    const word = `quokka-${column}-${field}`.toLowerCase();
    await database
      .updateTable(table)
      .set({ [field]: word })
      .where('id', '=', id)
      .execute();
    const found = await database
      .selectFrom(table)
      .select('id')
      .where((eb) => holdsWords(eb.ref(column), word))
      .execute();
    expect(found, field).toEqual(isSearched ? [{ id }] : []);
  }
});
