import { randomUUIDv7 } from 'node:crypto';
import type { Viewer } from '@almanac/domain/access/permissions';
import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { roles } from '@almanac/domain/access/role';
import { currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createType,
  createUser,
} from '../../testing/factories.ts';
import { requestsMatching } from './queries.ts';
import { decidersOfType, readCandidatesByPerson } from './records/approver-queries.ts';

const today = '2026-06-01';
const waiting = { status: ['PENDING' as const], isDecidable: true };

let postgres: TestDatabase;
const departmentIds: string[] = [];
beforeAll(async () => {
  postgres = await testDatabase();
  const { database } = postgres;
  for (let number = 0; number < 2; number++) departmentIds.push((await createDepartment(database)).id);
  await createType(database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
});
afterAll(() => postgres.drop());

const index = fc.nat({ max: 8 });
const world = fc.record({
  people: fc.array(
    fc.record({
      role: fc.constantFrom(...roles),
      department: fc.constantFrom(0, 1, undefined),
      isActive: fc.constantFrom(true, true, true, false),
      isAway: fc.boolean(),
      type: fc.constantFrom('VACATION', 'VACATION', 'CURE'),
    }),
    { minLength: 5, maxLength: 9 },
  ),
  teams: fc.array(
    fc.record({ lead: index, isActive: fc.boolean(), members: fc.uniqueArray(index, { maxLength: 4 }) }),
    { maxLength: 3 },
  ),
  deputies: fc.uniqueArray(fc.record({ of: index, deputy: index, isOver: fc.boolean() }), {
    selector: ({ of }) => of,
    maxLength: 5,
  }),
});
type World = typeof world extends fc.Arbitrary<infer Drawn> ? Drawn : never;

test('a list of requests to decide has those for which the rule asks the viewer', async () => {
  let asked = 0;
  let notAsked = 0;
  const property = fc.asyncProperty(world, async (drawn) => {
    const approvers = (await store(drawn)).filter(mayApproveTimeOff);
    for (const viewer of approvers) {
      const { expected, allowed } = await idsByRule(viewer);
      expect(await idsByQuery(viewer)).toEqual(expected);
      asked += expected.length;
      notAsked += allowed - expected.length;
    }
  });
  await fc.assert(property, { numRuns: 40 });
  expect([asked > 20, notAsked > 20]).toEqual([true, true]);
});

/** Stores the people with a pending request each and returns the active ones; those of former worlds are gone. */
async function store({ people, teams, deputies }: World): Promise<Viewer[]> {
  const { database } = postgres;
  await database.deleteFrom('deputies').execute();
  await database.deleteFrom('timeOffRequests').execute();
  await database.deleteFrom('teamMembers').execute();
  await database.updateTable('users').set({ isActive: false }).execute();
  const stored: Viewer[] = [];
  for (const { role, department, isActive, isAway, type } of people) {
    const departmentId = department === undefined ? undefined : departmentIds[department];
    const { id } = await createUser(database, { role, isActive, departmentId: departmentId ?? null });
    stored.push({ id, role, departmentId });
    await createRequest(database, { requesterId: id, type, startDate: '2026-07-01' });
    const away = {
      startDate: '2026-05-25',
      endDate: '2026-06-05',
      status: 'APPROVED',
      decidedById: id,
    } as const;
    if (isAway) await createRequest(database, { requesterId: id, ...away });
  }
  const idAt = (place: number) => stored[place % stored.length]?.id ?? '';
  for (const { lead, isActive, members } of teams) {
    const departmentId = departmentIds[0] ?? '';
    const { id: teamId } = await createTeam(database, { departmentId, teamLeadId: idAt(lead), isActive });
    const userIds = new Set(members.map(idAt));
    for (const userId of userIds) await createTeamMember(database, { teamId, userId });
  }
  const firstOf = new Map(deputies.map((each) => [idAt(each.of), each]));
  for (const [userId, { deputy, isOver }] of firstOf) {
    const endDate = isOver ? '2026-05-31' : '2026-06-30';
    const named = { id: randomUUIDv7(), userId, deputyId: idAt(deputy), startDate: '2026-05-01', endDate };
    if (named.deputyId !== userId) await database.insertInto('deputies').values(named).execute();
  }
  return stored.filter((_, place) => people[place]?.isActive);
}

async function idsByQuery(viewer: Viewer): Promise<string[]> {
  const requesters = peopleInApprovalScope(viewer, today);
  const filters = { ...waiting, askedOn: today };
  const rows = await requestsMatching(postgres.database, requesters, filters, viewer)
    .select('request.id')
    .orderBy('request.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function idsByRule(viewer: Viewer): Promise<{ expected: string[]; allowed: number }> {
  const { database } = postgres;
  const rows = await requestsMatching(database, peopleInApprovalScope(viewer, today), waiting, viewer)
    .innerJoin(leaveTypes.as('type'), 'type.code', 'request.type')
    .select(['request.id', 'request.requesterId', 'type.shownTo'])
    .orderBy('request.id')
    .execute();
  const requesterIds = rows.map(({ requesterId }) => requesterId);
  const candidatesOf = await readCandidatesByPerson(database, requesterIds, today);
  const asked = rows.filter(({ requesterId, shownTo }) =>
    currentApprovers(decidersOfType(candidatesOf(requesterId), { shownTo })).some(
      ({ id }) => id === viewer.id,
    ),
  );
  return { expected: asked.map(({ id }) => id), allowed: rows.length };
}
