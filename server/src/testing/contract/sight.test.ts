import { absenceVisibilities } from '@almanac/domain/access/absence-scope';
import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '../database.ts';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
  setSettings,
} from '../factories.ts';
import { type TestActor, type TestApp, testApp } from '../test-app.ts';
import { sendTableCall, type TableCall } from './table-call.ts';

/**
 * Invisible data must not affect responses: every reading call runs before and after another person's records change,
 * and its responses must be identical.
 */

/** Calls without writes, of any method. */
const readsByPost = ['previewRequest', 'readTeams'];
const reading = contract.filter(
  ({ name, method, access }) =>
    access === 'signed-in' && (method === 'GET' || readsByPost.includes(name)) && name !== 'listSessions',
);

const march = { startDate: '2026-03-02', endDate: '2026-03-31' };

let app: TestApp;
let viewers: TestActor[];
let adminId: string;
let stranger: string;
let colleague: string;
/** Values by field name. */
let values: Record<string, readonly string[]>;

beforeAll(async () => {
  const database = await testDatabase();
  app = await testApp({ today: '2026-03-02', database });
  await setSettings(database.database, { absenceVisibility: 'company' });
  const [own, other] = [await createDepartment(database.database), await createDepartment(database.database)];
  adminId = (await createUser(database.database, { role: 'HR_ADMIN' })).id;
  viewers = [
    await app.signedIn('EMPLOYEE', { departmentId: own.id }),
    await app.signedIn('MANAGER', { departmentId: own.id }),
  ];
  stranger = (await createUser(database.database, { departmentId: other.id })).id;
  colleague = (await createUser(database.database, { departmentId: own.id })).id;
  const team = await createTeam(database.database, { departmentId: other.id });
  for (const userId of [stranger, colleague])
    await createTeamMember(database.database, { teamId: team.id, userId });
  values = {
    departmentId: [own.id, other.id],
    teamId: [team.id],
    teamIds: [team.id],
    userId: [stranger, colleague],
    requesterId: [stranger, colleague],
    actorId: [stranger],
    subjectId: [stranger],
    startDate: [march.startDate],
    endDate: [march.endDate],
    year: ['2026'],
    type: ['VACATION'],
    status: ['PENDING'],
    name: ['Design'],
    allocationPercent: ['20'],
    search: ['Person'],
    isActive: ['true'],
    role: ['EMPLOYEE'],
  };
});
beforeEach(() => app.database.deleteFrom('timeOffRequests').execute());
afterAll(async () => {
  await app.close();
});

/** An endpoint's calls: with all parameters, and with each searchable value. */
function callsOf({ path, params, query, body }: Endpoint, requestIds: readonly string[]): TableCall[] {
  const ids = path.startsWith('/vacation') ? requestIds : [stranger, colleague, ...(values.teamId ?? [])];
  const valuesOf = (name: string) => (name === 'id' ? ids : (values[name] ?? [stranger, colleague]));
  const fill = (fields: object | undefined) =>
    Object.keys(fields ?? {}).reduce<Record<string, string>[]>(
      (made, name) => made.flatMap((each) => valuesOf(name).map((value) => ({ ...each, [name]: value }))),
      [{}],
    );
  const period = query && 'startDate' in query.shape ? march : {};
  const narrowings = Object.keys(query?.shape ?? {}).filter((name) => name in values && !(name in period));
  const queries = [
    required(period, query),
    ...narrowings.flatMap((name) =>
      valuesOf(name).map((value) => ({ ...required(period, query), [name]: value })),
    ),
  ];
  return fill(params?.shape).flatMap((each) =>
    queries.flatMap((asked) => bodiesOf(body).map((sent) => ({ params: each, query: asked, ...sent }))),
  );
}

function required(period: object, query: Endpoint['query']): Record<string, string> {
  const missing = Object.entries(query?.shape ?? {}).filter(
    ([name, schema]) => name in values && !z.safeParse(schema, undefined).success,
  );
  return { ...Object.fromEntries(missing.map(([name]) => [name, values[name]?.[0] ?? ''])), ...period };
}

function bodiesOf(body: Endpoint['body']): Pick<TableCall, 'body'>[] {
  if (!body) return [{}];
  if ('teamIds' in body.shape) return [{ body: { teamIds: values.teamIds ?? [] } }];
  return [{}, ...(values.userId ?? []).map((userId) => ({ userId }))].map((owner) => ({
    body: { type: 'VACATION', ...march, ...owner },
  }));
}

/** All responses to the viewer, by call. */
async function answersTo(viewer: TestActor, requestIds: readonly string[]) {
  const answers: Record<string, string> = {};
  for (const endpoint of reading) {
    for (const call of callsOf(endpoint, requestIds)) {
      const { statusCode, body } = await sendTableCall(app, endpoint, call, viewer.cookie);
      expect([200, 400, 403, 404], `${endpoint.name}: ${body}`).toContain(statusCode);
      answers[`${endpoint.name} ${JSON.stringify(call)}`] = `${statusCode} ${withoutRequestId(body)}`;
    }
  }
  return answers;
}

function withoutRequestId(body: string): string {
  return body.replace(/"requestId":"[^"]*"/, '');
}

async function approve(
  requesterId: string,
  type: 'VACATION' | 'SICK_LEAVE',
  reason?: string,
): Promise<string> {
  const request = {
    requesterId,
    startDate: '2026-03-09',
    endDate: '2026-03-11',
    type,
    ...(reason && { reason }),
  };
  return (await createRequest(app.database, { ...request, status: 'APPROVED', decidedById: adminId })).id;
}

/** Stores facts visible only to the person and their approvers, and returns the ids. */
async function storeSecrets(requesterId: string, approvedId: string): Promise<string[]> {
  await app.database
    .updateTable('timeOffRequests')
    .set({ type: 'SICK_LEAVE', reason: 'An operation' })
    .where('id', '=', approvedId)
    .execute();
  const pending = { requesterId, startDate: '2026-03-16', endDate: '2026-03-18' };
  const refused = { requesterId, startDate: '2026-03-19', endDate: '2026-03-20' };
  const [one, other, cancelled] = [
    await createRequest(app.database, { ...pending, reason: 'A second opinion' }),
    await createRequest(app.database, {
      ...refused,
      status: 'REJECTED',
      decidedById: adminId,
      rejectionReason: 'No',
    }),
    await createRequest(app.database, { ...refused, status: 'CANCELLED' }),
  ];
  return [one.id, other.id, cancelled.id];
}

test('every reading call is made', () => {
  expect(reading.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'readTeamCapacity',
      'checkConflicts',
      'readBalance',
      'readPerson',
      'listRequests',
    ]),
  );
  for (const endpoint of reading)
    expect(callsOf(endpoint, [stranger]).length, endpoint.name).toBeGreaterThan(0);
});

describe.each(absenceVisibilities)('with absences visible to %s', (visibility) => {
  test.each([
    ['an employee', 0, 'a stranger', () => stranger],
    ['an employee', 0, 'a colleague', () => colleague],
    ['a manager', 1, 'a stranger', () => stranger],
  ] as const)(
    '%s (%i) gets the same response whatever type, reason and pending request %s has',
    async (_, who, _whose, owner) => {
      const viewer = viewers[who];
      if (!viewer) throw new Error('There is no such viewer');
      await setSettings(app.database, { absenceVisibility: visibility });
      const approved = await approve(owner(), 'VACATION');
      const before = await answersTo(viewer, [approved]);
      await storeSecrets(owner(), approved);
      expect(await answersTo(viewer, [approved])).toEqual(before);
    },
  );
});

test.each([
  ['department', 'an employee', 0, 'a stranger', () => stranger],
  ['department', 'a manager', 1, 'a stranger', () => stranger],
  ['none', 'an employee', 0, 'a stranger', () => stranger],
  ['none', 'an employee', 0, 'a colleague', () => colleague],
  ['none', 'a manager', 1, 'a stranger', () => stranger],
] as const)(
  'with absences visible to %s, %s (%i) does not even see whether %s is away',
  async (visibility, _, who, _whose, owner) => {
    const viewer = viewers[who];
    if (!viewer) throw new Error('There is no such viewer');
    const none = '01900000-0000-7000-8000-000000000000';
    await setSettings(app.database, { absenceVisibility: visibility });
    const before = await answersTo(viewer, [none]);
    await storeSecrets(owner(), await approve(owner(), 'VACATION'));
    expect(await answersTo(viewer, [none])).toEqual(before);
  },
);

test('visible data does change: a colleague’s days with department, a stranger’s with company', async () => {
  const [employee] = viewers;
  if (!employee) throw new Error('There is no employee');
  const none = '01900000-0000-7000-8000-000000000000';
  for (const [visibility, owner] of [
    ['department', colleague],
    ['company', stranger],
  ] as const) {
    await setSettings(app.database, { absenceVisibility: visibility });
    const before = await answersTo(employee, [none]);
    await approve(owner, 'VACATION');
    expect(await answersTo(employee, [none])).not.toEqual(before);
  }
});
