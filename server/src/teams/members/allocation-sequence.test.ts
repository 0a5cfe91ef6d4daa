import { daysOf } from '@almanac/domain/calendar/period';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let departmentId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
  departmentId = (await createDepartment(app.database)).id;
});
afterAll(() => app.close());

const days = daysOf({ startDate: '2026-03-02', endDate: '2026-03-12' });
const position = fc.nat({ max: 30 });
const percent = fc.integer({ min: 1, max: 700 }).map((tenths) => tenths / 10);
const period = fc
  .tuple(fc.nat({ max: 7 }), fc.option(fc.integer({ min: 1, max: 5 })))
  .map(([start, length]) => ({
    startDate: days[start],
    endDate: length === null ? null : days[Math.min(start + length, days.length - 1)],
  }));
const change = fc
  .record({ allocationPercent: percent, isActive: fc.boolean(), period }, { requiredKeys: [] })
  .map(({ period: dates, ...rest }) => ({ ...rest, ...dates }));

/** One call on the records of a world, named by position among those that exist. */
type Call = (world: World) => Promise<{ statusCode: number; body: string }>;

const add: fc.Arbitrary<Call> = fc
  .record({ team: position, person: position, allocationPercent: percent, period })
  .map(({ team, person, allocationPercent, period: dates }) => ({ teamIds, userIds }) => {
    const [teamId, userId] = [pick(teamIds, team), pick(userIds, person)];
    return admin.post('/teams/members', { teamId, userId, allocationPercent, ...dates });
  });
const edit: fc.Arbitrary<Call> = fc.tuple(position, change).map(
  ([member, body]) =>
    ({ memberIds }) =>
      admin.put(`/teams/members/${pick(memberIds, member)}`, body),
);
const editTogether: fc.Arbitrary<Call> = fc
  .array(fc.tuple(position, change), { minLength: 1, maxLength: 4 })
  .map((changes) => ({ memberIds }) => {
    const updates = changes.map(([member, body]) => ({ memberId: pick(memberIds, member), ...body }));
    return admin.put('/teams/members/batch', { updates });
  });
const remove: fc.Arbitrary<Call> = position.map(
  (member) =>
    ({ memberIds }) =>
      admin.delete(`/teams/members/${pick(memberIds, member)}`),
);
const deleteTeam: fc.Arbitrary<Call> = position.map(
  (team) =>
    ({ teamIds }) =>
      admin.delete(`/teams/${pick(teamIds, team)}`),
);
const call = fc.oneof(
  { weight: 8, arbitrary: add },
  { weight: 5, arbitrary: edit },
  { weight: 3, arbitrary: editTogether },
  { weight: 2, arbitrary: remove },
  { weight: 1, arbitrary: deleteTeam },
);

interface World {
  teamIds: string[];
  userIds: string[];
  memberIds: string[];
}

test('any calls, even at once: no one exceeds 100 % on any day, and totals are sums', async () => {
  const atOnce = fc.array(call, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 8 }), async (groups) => {
      const world = await newWorld();
      for (const calls of groups) {
        world.memberIds = (await membershipsIn(world)).map(({ id }) => id);
        const answers = await Promise.all(calls.map((send) => send(world)));
        for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
        await expectNoOverbooking(world);
      }
      await expectTotalsToBeSums(world);
    }),
    { numRuns: 20, interruptAfterTimeLimit: 12_000 },
  );
});

async function newWorld(): Promise<World> {
  const teams = await Promise.all([1, 2, 3].map(() => createTeam(app.database, { departmentId })));
  const users = await Promise.all([1, 2].map(() => createUser(app.database)));
  return { teamIds: teams.map(({ id }) => id), userIds: users.map(({ id }) => id), memberIds: [] };
}

function membershipsIn({ userIds }: World) {
  return app.database
    .selectFrom('teamMembers')
    .select(['id', 'userId', 'allocationTenths', 'startDate', 'endDate', 'isActive'])
    .where('userId', 'in', userIds)
    .orderBy('id')
    .execute();
}

type Stored = Awaited<ReturnType<typeof membershipsIn>>[number];

function sumOn(day: string, userId: string, memberships: readonly Stored[]): number {
  let tenths = 0;
  for (const each of memberships) {
    const covers = each.startDate <= day && (each.endDate === null || day <= each.endDate);
    if (each.userId === userId && each.isActive && covers) tenths += each.allocationTenths;
  }
  return tenths;
}

async function expectNoOverbooking(world: World): Promise<void> {
  const memberships = await membershipsIn(world);
  for (const userId of world.userIds) {
    for (const day of days) expect(sumOn(day, userId, memberships)).toBeLessThanOrEqual(1000);
  }
}

async function expectTotalsToBeSums(world: World): Promise<void> {
  const memberships = await membershipsIn(world);
  for (const userId of world.userIds) {
    for (const day of days) {
      const query = `startDate=${day}&endDate=${day}`;
      const answer = (await admin.get(`/teams/users/${userId}/allocations?${query}`)).json();
      const sum = sumOn(day, userId, memberships);
      expect(answer).toMatchObject({ totalAllocation: sum / 10, remainingCapacity: (1000 - sum) / 10 });
    }
  }
}

function pick(ids: readonly string[], at: number): string {
  return ids[at % ids.length] ?? admin.id;
}
