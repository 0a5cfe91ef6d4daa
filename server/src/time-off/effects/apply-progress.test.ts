import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let otherInstance: TestApp;
let origin: string;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  otherInstance = await testApp({ today: '2026-06-01', database: { ...app, drop: async () => undefined } });
  origin = await otherInstance.server.listen({ host: '127.0.0.1', port: 0 });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(async () => {
  await otherInstance.close();
  await app.close();
});

interface Progress {
  call: string;
  step: string;
  done?: number;
  total?: number;
}

/** Listens on the other instance to the progress of the person's calls. */
async function follow({ cookie }: TestActor) {
  const answer = await fetch(`${origin}/api/news`, { headers: { cookie } });
  const told: Progress[] = [];
  const reading = (async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = chunk.matchAll(/^event: progress\ndata: (.+)$/gm);
      told.push(...[...events].map(([, data = '']) => JSON.parse(data)));
    }
  })();
  return { told, reading };
}

/** A person's plan, and a change of it with its previewed effect. */
async function seenChange() {
  const rules = rulesOf(policyDocumentOf(24), 'DAY');
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules }];
  const held = await createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
  const ann = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, ann.id, held);
  const path = `/admin/leave/plans/${held.plan}/policies/VACATION/2026-01-01`;
  const change = { rules: policyDocumentOf(30) };
  const { fingerprint } = (await hr.put(path, { ...change, dryRun: true })).json();
  return { ann, held, path, body: { ...change, fingerprint } };
}

const policiesOfPlan = 'SELECT FROM leave_policies WHERE plan_id = $1 FOR UPDATE';

/** Makes the call while a lock delays it. */
async function heldUp<Answer>(
  lock: string,
  values: readonly string[],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const client = await app.pool.connect();
  await client.query('BEGIN');
  await client.query(lock, [...values]);
  const answer = call();
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND clock_timestamp() - query_start > interval '350 milliseconds'`;
  await expect.poll(async () => (await app.pool.query(waiting)).rows.length, { timeout: 4000 }).toBe(1);
  await client.query('COMMIT');
  client.release();
  return answer;
}

test('the caller of a long change sees its progress on any instance, and no one else does', async () => {
  const { ann, held, path, body } = await seenChange();
  const [own, others] = [await follow(hr), await follow(ann)];
  const applied = await heldUp(policiesOfPlan, [held.plan], () => hr.put(path, body));
  expect(applied.statusCode).toBe(200);
  await expect.poll(() => own.told.at(-1)).toEqual({ call: body.fingerprint, step: 'STORING' });
  expect(others.told).toEqual([]);
});

test('the caller of a long preview sees its progress under the given name', async () => {
  const { held, path, body } = await seenChange();
  const another = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, another.id, held);
  const own = await follow(hr);
  const { rules } = body;
  const seen = await heldUp('SELECT pg_advisory_xact_lock(7261945)', [], () =>
    hr.put(path, { rules, dryRun: true, progress: 'my dialog' }),
  );
  expect(seen.json()).toMatchObject({ people: 2 });
  await expect
    .poll(() => own.told)
    .toContainEqual({ call: 'my dialog', step: 'COMPARING', done: 0, total: 2 });
});
