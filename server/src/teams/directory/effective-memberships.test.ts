import { isEffective } from '@almanac/domain/teams/members/membership-period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import { effectiveMemberships, isInTeam } from './team-queries.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

const memberships = [
  { startDate: '2026-03-02', isActive: true },
  { startDate: '2026-03-02', isActive: false },
  { startDate: '2026-03-02', endDate: '2026-03-06', isActive: true },
  { startDate: '2026-03-02', endDate: '2026-03-06', isActive: false },
  { startDate: '2026-03-05', endDate: '2026-03-05', isActive: true },
];
const days = [
  { startDate: '2026-03-01', endDate: '2026-03-01' },
  { startDate: '2026-03-02', endDate: '2026-03-02' },
  { startDate: '2026-03-05', endDate: '2026-03-05' },
  { startDate: '2026-03-06', endDate: '2026-03-06' },
  { startDate: '2026-03-07', endDate: '2026-03-07' },
  { startDate: '2026-02-01', endDate: '2026-03-01' },
  { startDate: '2026-02-01', endDate: '2026-04-30' },
  { startDate: '2026-02-01' },
  { startDate: '2026-03-06' },
  { startDate: '2026-03-07' },
];

test('the database and the rule agree on which memberships are effective when', async () => {
  const { database } = postgres;
  const { id: departmentId } = await createDepartment(database);
  const { id: teamId } = await createTeam(database, { departmentId });
  for (const membership of memberships) {
    const { id: userId } = await createUser(database);
    await createTeamMember(database, { teamId, userId, ...membership });
    for (const asked of days) {
      const effective = await database
        .selectFrom(effectiveMemberships(asked).as('membership'))
        .select('membership.id')
        .where('membership.userId', '=', userId)
        .execute();
      const teams = await database
        .selectFrom('teams')
        .select('id')
        .where(({ val }) => isInTeam(val(userId), teamId, asked))
        .execute();
      const expected = isEffective(membership, asked) ? 1 : 0;
      expect([effective.length, teams.length]).toEqual([expected, expected]);
    }
  }
});
