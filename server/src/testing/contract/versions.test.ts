import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import type { AuditedEntity } from '@almanac/domain/events/audited-entity';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDepartment, createUser } from '../factories.ts';
import { testApp } from '../test-app.ts';
import type { AuditedCall, AuditWorld, ExpectedEntry } from './audit-row.ts';
import { auditTable } from './audit-table.ts';
import { fieldsOf } from './schema-inputs.ts';
import { sendTableCall } from './table-call.ts';

/** Tables of edited records, each with a version. */
const tables = {
  'time-off-request': 'timeOffRequests',
  user: 'users',
  settings: 'systemSettings',
  department: 'departments',
  team: 'teams',
  membership: 'teamMembers',
  'work-schedule': 'workSchedules',
  place: 'places',
  'leave-plan': 'leavePlans',
  'leave-type': 'leaveTypes',
  'payroll-profile': 'payrollProfiles',
  channel: 'channels',
  webhook: 'webhooks',
} as const satisfies Partial<Record<AuditedEntity, string>>;

/** Calls that change such a record without a version, each with its reason. */
const takesNoVersion: Record<string, string> = {
  previewRequest: 'changes nothing; only logs an administrator’s view',
  sendWelcome: 'sends a mail; the account stays unchanged',
  writeTerms: 'writes terms with the previewed effect; the accounts stay unchanged',
  deleteTerms: 'deletes terms; the account stays unchanged',
  addAdjustment: 'adds an adjustment; the account stays unchanged',
  moveExpiry: 'replaces the last day as a whole',
  recordPayout: 'adds a pay-out; the account stays unchanged',
  deleteAdjustment: 'deletes an adjustment, which can’t be edited',
  keepRecalculation: 'decides an open recalculation once, by adjustments; the account stays unchanged',
  acceptRecalculation: 'decides an open recalculation once; the account stays unchanged',
  keepRecalculations: 'decides open recalculations once, by adjustments; the accounts stay unchanged',
  acceptRecalculations: 'decides open recalculations once; the accounts stay unchanged',
  setBalance: 'adds an adjustment; the account stays unchanged',
  nameDeputy: 'adds a deputy; the account stays unchanged',
  removeDeputy: 'removes a deputy, which can’t be edited; the account stays unchanged',
  changeOwnLanguage: 'is one’s own, and set independently of its former value',
  changeMailPreferences: 'each switch is set independently of its former value',
  testChannel: 'posts to the chat; the channel stays unchanged',
  rotateWebhook: 'replaces the secret; what administrators edit stays unchanged',
  testWebhook: 'sends a test; the webhook stays unchanged',
  replayDelivery: 'sends an event again; the webhook stays unchanged',
  lookAtLink: 'changes nothing; only logs an administrator’s view',
  decideByLink: 'decides the version that the link is about',
  undoDecisionByLink: 'undoes the decision of the link, which no one else can',
  createFeed: 'adds a feed; the account stays unchanged',
  endFeed: 'ends a feed, which can’t be edited; the account stays unchanged',
  endAnyFeed: 'ends a feed, which can’t be edited; the account stays unchanged',
  revokeSession: 'ends a session; the account stays unchanged',
  revokeSessions: 'ends sessions; the account stays unchanged',
  revokeOtherSessions: 'ends sessions; the account stays unchanged',
  signOut: 'ends a session; the account stays unchanged',
};

interface StoredRecord {
  id: string;
  table: (typeof tables)[keyof typeof tables];
}

interface Seen {
  id: string;
  version: number;
}

const writing = contract.filter(({ method, name }) => method !== 'GET' && name in auditTable);
const versioned = writing.filter((endpoint) => fieldOf(endpoint) !== undefined);
const rows = versioned.flatMap((endpoint) =>
  (auditTable[endpoint.name] ?? []).map((row) => ({ endpoint, row, name: endpoint.name, title: row.title })),
);

let world: AuditWorld;

beforeAll(async () => {
  const app = await testApp({ today: '2026-03-02' });
  const admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
  world = { app, admin, department: await createDepartment(app.database, { name: 'Research' }) };
});
afterAll(() => world.app.close());

test('every call that changes a versioned record takes its version, and only those declare the refusal', async () => {
  const without: string[] = [];
  for (const endpoint of writing) {
    const [row] = auditTable[endpoint.name] ?? [];
    const call = await row?.prepare(world);
    const changesRecord = call && recordsOf(call).length > 0;
    if (changesRecord && !versioned.includes(endpoint)) without.push(endpoint.name);
  }
  expect(without.sort()).toEqual(Object.keys(takesNoVersion).sort());
  const refusing = contract.filter(({ refusals }) => refusals.includes('CHANGED_MEANWHILE'));
  const expected = versioned.filter((endpoint) => !isBulk(endpoint));
  expect(refusing.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
});

describe.each(rows)('$name, logging $title', ({ endpoint, row }) => {
  test('leaves a record changed meanwhile untouched', async () => {
    const call = await row.prepare(world);
    const before = await logOf(call);
    const outdated = (await seenBy(call)).map(({ id, version }) => ({ id, version: version + 1 }));
    const answer = await send(endpoint, call, outdated);
    expect(codesOf(answer), answer.body).toEqual(expect.arrayContaining(['CHANGED_MEANWHILE']));
    expect(new Set(codesOf(answer)).size).toBe(1);
    expect(await logOf(call)).toEqual(before);
  });

  test('changes a record of the current version', async () => {
    const call = await row.prepare(world);
    const answer = await send(endpoint, call, await seenBy(call));
    expect(answer.statusCode, answer.body).toBe(endpoint.status);
    expect(codesOf(answer)).toEqual([]);
  });

  test('of two with the same version, the second is refused', async () => {
    const call = await row.prepare(world);
    const seen = await seenBy(call);
    const answers = await Promise.all([send(endpoint, call, seen), send(endpoint, call, seen)]);
    if (endpoint.name === 'deleteUser') return expectDeletedOnce(call, answers);
    // A removed member may leave a past membership behind.
    const isEnded = endpoint.name === 'removeMember' && !(await areGone(call));
    const expectedCode = endpoint.status === 204 && !isEnded ? 'NOT_FOUND' : 'CHANGED_MEANWHILE';
    // The records of a bulk call are independent, so either call may be the second for one of them.
    const count = isBulk(endpoint) ? seen.length : 1;
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: count }, () => expectedCode));
  });
});

test('a version grows only with people’s changes', async () => {
  const { database } = world.app;
  const user = await createUser(database);
  const store = (values: { emailVerified: boolean } | { name: string }) =>
    database
      .updateTable('users')
      .set((eb) => ({ ...values, updatedAt: eb.fn<Date>('now') }))
      .where('id', '=', user.id)
      .returning('version')
      .executeTakeFirstOrThrow();
  expect(await store({ emailVerified: !user.emailVerified })).toEqual({ version: 1 });
  expect(await store({ name: user.name })).toEqual({ version: 1 });
  expect(await store({ name: 'Grace' })).toEqual({ version: 2 });
});

/** The caller's account is gone, so the second call succeeds without effect or is unauthenticated. */
async function expectDeletedOnce(call: AuditedCall, answers: readonly LightMyRequestResponse[]) {
  const outcomes = answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).code]);
  expect(outcomes).toContainEqual([200, undefined]);
  const others = outcomes.filter(([status]) => status !== 200);
  expect(others).toEqual(others.map(() => [401, 'UNAUTHENTICATED']));
  expect(await logOf(call)).toHaveLength(1);
}

/** Whether the endpoint reports refusals per record in its response. */
function isBulk({ answer }: Endpoint): boolean {
  return answer instanceof z.ZodMiniObject && 'failed' in answer.shape;
}

/** The input field for the version. */
function fieldOf({ body, query }: Endpoint): 'version' | 'versions' | 'query' | undefined {
  if (fieldsOf(query).includes('version')) return 'query';
  return (['version', 'versions'] as const).find((field) => fieldsOf(body).includes(field));
}

function recordsOf({ entries }: AuditedCall): StoredRecord[] {
  const known = typeof entries === 'function' ? [] : entries;
  return known.flatMap(({ entity, entityId: id }: ExpectedEntry) =>
    entity in tables ? [{ id, table: tables[entity as keyof typeof tables] }] : [],
  );
}

/** The call's records with their current versions. */
function seenBy(call: AuditedCall): Promise<Seen[]> {
  return Promise.all(
    recordsOf(call).map(async (record) => ({ id: record.id, version: await versionOf(record) })),
  );
}

async function areGone(call: AuditedCall): Promise<boolean> {
  const found = await Promise.all(
    recordsOf(call).map(({ id, table }) =>
      world.app.database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst(),
    ),
  );
  return found.every((record) => record === undefined);
}

/** Sends the call with the versions the caller has seen. */
function send(endpoint: Endpoint, call: AuditedCall, seen: readonly Seen[]) {
  const versions = Object.fromEntries(seen.map(({ id, version }) => [id, version]));
  const version = seen[0]?.version;
  const withVersion = {
    query: { ...call, query: { ...call.query, version: String(version) } },
    version: { ...call, body: { ...call.body, version } },
    versions: { ...call, body: { ...call.body, versions } },
  }[fieldOf(endpoint) ?? 'version'];
  return sendTableCall(world.app, endpoint, withVersion, (call.caller ?? world.admin).cookie);
}

async function versionOf({ id, table }: StoredRecord): Promise<number> {
  const { version } = await world.app.database
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

/** The refusal codes of a call or of its parts. */
function codesOf({ statusCode, body }: LightMyRequestResponse): string[] {
  const answer: { code?: string; failed?: { code: string }[] } = body === '' ? {} : JSON.parse(body);
  if (statusCode >= 400) return [String(answer.code)];
  return (answer.failed ?? []).map(({ code }) => code);
}

async function logOf(call: AuditedCall): Promise<string[]> {
  const ids = recordsOf(call).map(({ id }) => id);
  const { database } = world.app;
  const entries = await database
    .selectFrom('auditEntries')
    .select('id')
    .where('entityId', 'in', ids)
    .execute();
  return entries.map(({ id }) => id);
}
