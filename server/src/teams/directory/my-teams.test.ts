import type { Role } from '@almanac/domain/access/role';
import type { Team } from '@almanac/domain/teams/directory/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember } from '../../testing/factories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let elsewhereId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  departmentId = (await createDepartment(app.database)).id;
  elsewhereId = (await createDepartment(app.database)).id;
  await createTeam(app.database, { name: 'Of the department', departmentId });
});
afterAll(() => app.close());

/** A person with the role who leads one team, is in another, and was in a third until yesterday. */
async function ownTeamsOf(role: Role): Promise<string[]> {
  const actor = await app.signedIn(role, { departmentId });
  const teamOf = (name: string, team: { teamLeadId?: string } = {}) =>
    createTeam(app.database, { name: `${name} of ${role}`, departmentId: elsewhereId, ...team });
  await teamOf('Led', { teamLeadId: actor.id });
  const [joined, left] = [await teamOf('Joined'), await teamOf('Left')];
  const membership = { userId: actor.id, startDate: '2026-01-01' };
  await createTeamMember(app.database, { ...membership, teamId: joined.id });
  await createTeamMember(app.database, { ...membership, teamId: left.id, endDate: '2026-03-01' });
  const teams: Team[] = (await actor.get('/teams?mine=true&limit=50')).json();
  return teams.map(({ name }) => name);
}

test.each([
  ['EMPLOYEE', ['Joined of EMPLOYEE', 'Led of EMPLOYEE']],
  ['MANAGER', ['Joined of MANAGER', 'Led of MANAGER', 'Of the department']],
  ['HR_ADMIN', ['Joined of HR_ADMIN', 'Led of HR_ADMIN']],
] as const)('the teams of %s are %j', async (role, names) => {
  expect(await ownTeamsOf(role)).toEqual(names);
});
