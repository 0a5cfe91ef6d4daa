import { randomUUID } from 'node:crypto';
import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../factories.ts';
import { testApp } from '../test-app.ts';
import type { AuditedCall, AuditWorld } from './audit-row.ts';
import { auditTable } from './audit-table.ts';
import { sendTableCall } from './table-call.ts';

/** Calls that end the caller's own session and so can't be repeated. */
const endsOwnSession = ['signOut', 'deleteUser', 'revokeSession', 'revokeSessions'];

const writing = contract.filter(({ method, access }) => method !== 'GET' && access === 'signed-in');
const rows = writing
  .filter(({ name }) => !endsOwnSession.includes(name))
  .flatMap((endpoint) =>
    (auditTable[endpoint.name] ?? []).map((row) => ({
      endpoint,
      row,
      name: endpoint.name,
      title: row.title,
    })),
  );

let world: AuditWorld;

beforeAll(async () => {
  const app = await testApp({ today: '2026-03-02' });
  const admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
  world = { app, admin, department: await createDepartment(app.database, { name: 'Research' }) };
});
afterAll(() => world.app.close());

test.each(rows)('$name, repeated with the same key, is done once: $title', async ({ endpoint, row }) => {
  const call = await row.prepare(world);
  const before = await countEntries();
  const key = randomUUID();
  const answers = await Promise.all([send(endpoint, call, key), send(endpoint, call, key)]);
  const after = await countEntries();
  answers.push(await send(endpoint, call, key));
  expect(await countEntries()).toBe(after);
  expect(after).toBeGreaterThan(before);
  for (const { statusCode, body } of answers) {
    expect([statusCode, body]).toEqual([endpoint.status, answers[0]?.body]);
  }
});

function send(endpoint: Endpoint, call: AuditedCall, key: string) {
  const headers = { 'idempotency-key': key };
  return sendTableCall(world.app, endpoint, { ...call, headers }, (call.caller ?? world.admin).cookie);
}

async function countEntries(): Promise<number> {
  const { count } = await world.app.database
    .selectFrom('auditEntries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
