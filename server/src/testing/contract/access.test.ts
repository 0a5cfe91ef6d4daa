import { type Role, roles } from '@almanac/domain/access/role';
import { contract } from '@almanac/domain/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment } from '../factories.ts';
import { type TestActor, testApp } from '../test-app.ts';
import type { AccessRow, Owner, World } from './access-row.ts';
import { accessToAbsenceImport } from './access-to-absence-import.ts';
import { accessToChannels } from './access-to-channels.ts';
import { accessToClosings } from './access-to-closings.ts';
import { accessToConnections } from './access-to-connections.ts';
import { accessToDecisions } from './access-to-decisions.ts';
import { accessToDeputies } from './access-to-deputies.ts';
import { accessToEmployments } from './access-to-employments.ts';
import { accessToPayouts } from './access-to-payouts.ts';
import { accessToPayroll } from './access-to-payroll.ts';
import { accessToPeople } from './access-to-people.ts';
import { accessToPhotos } from './access-to-photos.ts';
import { accessToPlans } from './access-to-plans.ts';
import { accessToRecalculations } from './access-to-recalculations.ts';
import { accessToSessions } from './access-to-sessions.ts';
import { accessToSickness } from './access-to-sickness.ts';
import { accessToStatements } from './access-to-statements.ts';
import { accessToTeams } from './access-to-teams.ts';
import { accessToTerms } from './access-to-terms.ts';
import { accessToTimeOff } from './access-to-time-off.ts';
import { accessToTypes } from './access-to-types.ts';
import { accessToWebhooks } from './access-to-webhooks.ts';
import { accessToWorkTime } from './access-to-work-time.ts';
import { sendTableCall, type TableCall } from './table-call.ts';

const table = {
  ...accessToSessions,
  ...accessToPeople,
  ...accessToPhotos,
  ...accessToPayroll,
  ...accessToDeputies,
  ...accessToTimeOff,
  ...accessToAbsenceImport,
  ...accessToTeams,
  ...accessToPlans,
  ...accessToEmployments,
  ...accessToTerms,
  ...accessToWorkTime,
  ...accessToTypes,
  ...accessToClosings,
  ...accessToPayouts,
  ...accessToStatements,
  ...accessToSickness,
  ...accessToRecalculations,
  ...accessToDecisions,
  ...accessToChannels,
  ...accessToWebhooks,
  ...accessToConnections,
};
const calls = contract.map((endpoint) => ({
  endpoint,
  name: endpoint.name,
  rows: table[endpoint.name] ?? [],
}));
const rows = calls.flatMap((call) => call.rows.map((row) => ({ ...call, row, about: row.about })));

/** Calls without a session. */
const openCalls = [
  'readCompany',
  'readSession',
  'signOut',
  'requestMagicLink',
  'readMagicLink',
  'lookAtLink',
  'decideByLink',
  'undoDecisionByLink',
  'readFeed',
];

let world: World;
/** The people who stay active after a test. */
const lasting = new Set<string>();

beforeAll(async () => {
  const app = await testApp({ today: '2026-03-02' });
  const [own, other] = [await createDepartment(app.database), await createDepartment(app.database)];
  world = { app, ownDepartmentId: own.id, otherDepartmentId: other.id };
  lasting.add((await app.signedIn('SYSTEM_ADMIN')).id);
});

// Hundreds of administrators would all be asked to decide.
afterEach(async () => {
  await world.app.database
    .updateTable('users')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .where('id', 'not in', [...lasting])
    .execute();
});

afterAll(() => world.app.close());

test('the table has rows for every call of the contract, and no others', () => {
  expect(Object.keys(table).sort()).toEqual(contract.map(({ name }) => name).sort());
});

test('only the intended calls are open to visitors', () => {
  const open = contract.filter(({ access }) => access === 'public').map(({ name }) => name);
  expect(open).toEqual(openCalls);
});

describe.each(calls)('$name', ({ endpoint, rows: [row] }) => {
  const answer = openCalls.includes(endpoint.name) ? endpoint.status : 401;

  test('without a session', async () => {
    const call = row && (await prepare(row, await signIn('SYSTEM_ADMIN')));
    const { statusCode, body } = await sendTableCall(world.app, endpoint, call ?? {});
    expect(statusCode, body).toBe(answer);
  });

  test('of a deactivated person, whatever their role', async () => {
    const actor = await signIn('SYSTEM_ADMIN');
    const call = row && (await prepare(row, actor));
    await world.app.database
      .updateTable('users')
      .set({ isActive: false })
      .where('id', '=', actor.id)
      .execute();
    const { statusCode, body } = await sendTableCall(world.app, endpoint, call ?? {}, actor.cookie);
    expect(statusCode, body).toBe(answer);
  });
});

describe.each(rows)('$name, about records of $about', ({ endpoint, row }) => {
  test.each(roles)('%s', async (role) => {
    const actor = await signIn(role);
    const call = await prepare(row, actor);
    const { statusCode, body } = await sendTableCall(world.app, endpoint, call, actor.cookie);
    expect(statusCode, body).toBe(row.answers[role]);
  });
});

/** Roles refused for every record. */
const neverTried = calls.flatMap(({ endpoint, rows }) =>
  roles
    .filter((role) => rows.every(({ answers }) => answers[role] === 403))
    .map((role) => ({ endpoint, role, name: endpoint.name })),
);

test('many calls are refused to some roles for every record', () => {
  expect(neverTried.length).toBeGreaterThan(100);
});

// They are refused everything, so they can be shared.
const refusedActors = new Map<Role, Promise<TestActor>>();

test.each(neverTried)('$name: $role is refused before the input is checked', async ({ endpoint, role }) => {
  const signedIn = refusedActors.get(role) ?? signIn(role);
  refusedActors.set(role, signedIn);
  const actor = await signedIn;
  lasting.add(actor.id);
  const broken = { surprise: 'x'.repeat(1000) };
  const call = {
    params: Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, 'broken'])),
    query: broken,
    ...(endpoint.method !== 'GET' && { body: broken }),
  };
  const answer = await sendTableCall(world.app, endpoint, call, actor.cookie);
  expect(answer.json(), answer.body).toMatchObject({ code: 'FORBIDDEN' });
  const visitor = await sendTableCall(world.app, endpoint, call);
  expect(visitor.json(), visitor.body).toMatchObject({ code: 'UNAUTHENTICATED' });
});

function signIn(role: Role): Promise<TestActor> {
  return world.app.signedIn(role, { departmentId: world.ownDepartmentId });
}

async function prepare(row: AccessRow, actor: TestActor): Promise<TableCall> {
  const owner = row.about.split(',')[0];
  return row.prepare(world, actor, isOwner(owner) ? owner : 'nobody');
}

function isOwner(text: string | undefined): text is Owner {
  return ['own', 'own department', 'other department', 'unknown'].some((owner) => owner === text);
}
