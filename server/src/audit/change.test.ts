import { randomUUIDv7 } from 'node:crypto';
import { event } from '@almanac/domain/events/event';
import { isRefusal, refuse } from '@almanac/domain/refusal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Writer } from '../platform/database/database.ts';
import type { React } from '../platform/events/reactions.ts';
import type { Job } from '../platform/jobs/job-queue.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createDepartment, createUser } from '../testing/factories.ts';
import { noReactions } from '../testing/no-reactions.ts';
import { change } from './change.ts';

const system = { kind: 'SYSTEM' } as const;
let testing: TestDatabase;
let woken: Pick<Job, 'queue'>[];
let jobs: ChangeContext['jobs'];

beforeAll(async () => {
  testing = await testDatabase();
  await sql`CREATE TABLE stored_jobs (queue text)`.execute(testing.database);
});
afterAll(() => testing.drop());
beforeEach(() => {
  woken = [];
  jobs = {
    async enqueue(writer, stored) {
      for (const { queue } of stored) await sql`INSERT INTO stored_jobs VALUES (${queue})`.execute(writer);
    },
    wake: (stored) => woken.push(...stored),
  };
});

const departmentCreated = event('department.created', { text: () => ({ key: '' }) });
const added = () =>
  departmentCreated({ entityId: randomUUIDv7(), changes: [{ field: 'name', to: 'Legal' }] });
const job: Job = { queue: 'mail', data: {} };
/** A reaction that queues a job. */
const queueing: React = async (reader, events) => ({ ...(await noReactions(reader, events)), jobs: [job] });

async function counts() {
  const { rows } = await sql<{ departments: number; entries: number; jobs: number }>`
    SELECT (SELECT count(*) FROM departments) AS departments,
           (SELECT count(*) FROM audit_entries) AS entries,
           (SELECT count(*) FROM stored_jobs) AS jobs`.execute(testing.database);
  return rows[0];
}

test('a change stores its result, audit entries and jobs, then wakes the workers', async () => {
  const before = await counts();
  const actor = { kind: 'PERSON', id: randomUUIDv7(), name: 'Helen', email: 'helen@example.com' } as const;
  const outcome = await change(
    { database: testing.database, react: queueing, jobs, actor },
    async (transaction) => {
      await createDepartment(transaction);
      expect(woken).toEqual([]);
      return { result: 'done', events: [added(), added()] };
    },
  );
  expect(outcome).toBe('done');
  expect(woken).toEqual([job]);
  expect(await counts()).toEqual({
    departments: (before?.departments ?? 0) + 1,
    entries: (before?.entries ?? 0) + 2,
    jobs: (before?.jobs ?? 0) + 1,
  });
  const entry = await testing.database
    .selectFrom('auditEntries')
    .innerJoin('auditPersonal', 'auditPersonal.entryId', 'auditEntries.id')
    .select(['action', 'actorName', 'actorEmail', 'changes'])
    .where('actorId', '=', actor.id)
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'department.created',
    actorName: 'Helen',
    actorEmail: 'helen@example.com',
    changes: [{ field: 'name', to: 'Legal' }],
  });
});

test('a refusal rolls back everything', async () => {
  const before = await counts();
  const outcome = await change(
    { database: testing.database, react: noReactions, jobs, actor: system },
    async (transaction) => {
      await createDepartment(transaction);
      return refuse('NOT_FOUND', 'Not here');
    },
  );
  expect(isRefusal(outcome) && outcome.message).toBe('Not here');
  expect(await counts()).toEqual(before);
});

test('a change without effect leaves no entry and no writes', async () => {
  const before = await counts();
  const outcome = await change(
    { database: testing.database, react: noReactions, jobs, actor: system },
    async (transaction) => {
      await createDepartment(transaction);
      return unchanged('as it was');
    },
  );
  expect(outcome).toBe('as it was');
  expect(await counts()).toEqual(before);
});

test('a fault after the audit entry and the jobs rolls back everything and wakes no worker', async () => {
  const before = await counts();
  const failing: ChangeContext['jobs'] = {
    ...jobs,
    async enqueue(writer, stored) {
      await jobs.enqueue(writer, stored);
      throw new Error('The queue is broken');
    },
  };
  const changing = change(
    { database: testing.database, react: queueing, jobs: failing, actor: system },
    async (transaction) => {
      await createDepartment(transaction);
      return { result: null, events: [added()] };
    },
  );
  await expect(changing).rejects.toThrow('The queue is broken');
  expect(woken).toEqual([]);
  expect(await counts()).toEqual(before);
});

test('work aborted by the database is retried from the start', async () => {
  let attempts = 0;
  const outcome = await change(
    { database: testing.database, react: noReactions, jobs, actor: system },
    async (transaction) => {
      attempts += 1;
      await createDepartment(transaction);
      if (attempts < 3) await sql`DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$`.execute(transaction);
      return { result: attempts, events: [added()] };
    },
  );
  expect(outcome).toBe(3);
});

test('a fault swallowed by the work still fails the change', async () => {
  const before = await counts();
  const changing = change(
    {
      database: testing.database,
      react: noReactions,
      jobs: { ...jobs, enqueue: async () => undefined },
      actor: system,
    },
    (transaction) => {
      const swallowed = sql`SELECT 1 / 0`.execute(transaction).catch(() => undefined);
      return swallowed.then(() => ({ result: null, events: [added()] }));
    },
  );
  await expect(changing).rejects.toMatchObject({ code: '25P02' });
  expect(await counts()).toEqual(before);
});

test('a finished transaction accepts no more statements', async () => {
  let kept: Writer | undefined;
  await change(
    { database: testing.database, react: noReactions, jobs, actor: system },
    async (transaction) => {
      kept = transaction;
      return unchanged(null);
    },
  );
  await expect(createDepartment(kept ?? testing.database)).rejects.toThrow();
});

test('two changes of a call need different names', async () => {
  const actor = { kind: 'PERSON', ...(await createUser(testing.database)) } as const;
  const idempotencyKey = { caller: actor, call: 'decide', key: 'a key', input: '', parts: new Set<string>() };
  const context = { database: testing.database, react: noReactions, jobs, actor, idempotencyKey };
  const decide = (part?: string) =>
    change({ ...context, part }, async () => ({ result: part, events: [added()] }));
  expect([await decide(), await decide('one'), await decide('other')]).toEqual([undefined, 'one', 'other']);
  await expect(decide('one')).rejects.toThrow("two changes named 'one'");
  const again = { ...idempotencyKey, parts: new Set<string>() };
  const repeated = change({ ...context, idempotencyKey: again, part: 'other' }, async () =>
    refuse('NOT_FOUND', 'Not here'),
  );
  expect(await repeated).toBe('other');
});

test('the idempotency keys of a service and a person are their own, even with the same id', async () => {
  const { id, email, name } = { ...(await createUser(testing.database)), name: 'Ann' };
  const person = { kind: 'PERSON', id, email, name } as const;
  const service = { kind: 'SERVICE', id, name: 'Payroll', scopes: [], createdBy: person } as const;
  const made = (actor: typeof person | typeof service, result: string) => {
    const key = { caller: actor, call: 'rename', key: 'the same key', input: '', parts: new Set<string>() };
    const context = { database: testing.database, react: noReactions, jobs, actor, idempotencyKey: key };
    return change(context, async () => ({ result, events: [added()] }));
  };
  expect([await made(person, 'by a person'), await made(service, 'by a service')]).toEqual([
    'by a person',
    'by a service',
  ]);
  expect([await made(person, 'again'), await made(service, 'again')]).toEqual([
    'by a person',
    'by a service',
  ]);
  const refused = { ...service, id: randomUUIDv7() };
  const refusal = refuse('NOT_FOUND', 'Not here');
  const key = { caller: refused, call: 'rename', key: 'the same key', input: '' };
  for (const outcome of [refusal, refuse('IN_USE', 'In use')]) {
    const idempotencyKey = { ...key, parts: new Set<string>() };
    const context = { database: testing.database, react: noReactions, jobs, actor: refused, idempotencyKey };
    expect(await change(context, async () => outcome)).toEqual(refusal);
  }
});
