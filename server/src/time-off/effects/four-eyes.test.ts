import { randomUUID } from 'node:crypto';
import { othersNeeded } from '@almanac/domain/access/own-effect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let other: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Ines' });
  other = await app.signedIn('SYSTEM_ADMIN');
  const approved = { status: 'APPROVED', decidedById: other.id } as const;
  const august = { startDate: '2026-08-03', endDate: '2026-08-07' };
  await createRequest(app.database, { requesterId: hr.id, ...august, ...approved });
});
afterAll(() => app.close());
beforeEach(async () => {
  held = await placeOfDays(24);
  await app.database.deleteFrom('personTerms').where('userId', '=', hr.id).execute();
  await giveTerms(app.database, hr.id, held);
});
afterEach(() => app.pool.query('UPDATE users SET is_active = true WHERE id = $1', [other.id]));

async function placeOfDays(days: number): Promise<TermsRecords> {
  const place = await createPlace(app.database, randomUUID());
  return { ...place, plan: await createPlan(app.database, policyDocumentOf(days)) };
}

const rules = (days: number) => ({ rules: policyDocumentOf(days) });
const policyPath = (from = '2026-01-01') => `/admin/leave/plans/${held.plan}/policies/VACATION/${from}`;
const fourDays = [...Array<number>(4).fill(240), ...Array<number>(10).fill(0)];

/** Gives others the actor's records; by default they have signed in. */
async function share(count: number, overrides = {}) {
  for (let number = 0; number < count; number += 1) {
    const { id } = await createUser(app.database, overrides);
    await giveTerms(app.database, id, held);
    const august = { requesterId: id, startDate: '2026-08-03', endDate: '2026-08-07' };
    await createRequest(app.database, august);
  }
}

interface Call {
  method: 'put' | 'post' | 'delete';
  path: string;
  body?: object;
}

/** Every kind of change that gives the actor more leave. */
const changes: Record<string, () => Call | Promise<Call>> = {
  'the policy of a plan': () => ({ method: 'put', path: policyPath(), body: rules(40) }),
  'a later version of a policy': () => ({ method: 'put', path: policyPath('2027-01-01'), body: rules(40) }),
  'a plan as a whole': () => ({
    method: 'put',
    path: `/admin/leave/plans/${held.plan}`,
    body: {
      name: `Plan ${randomUUID()}`,
      version: 1,
      yearStart: '01-01',
      policies: [{ type: 'VACATION', from: '2026-01-01', ...rules(40) }],
    },
  }),
  'a deletion of a version': async () => {
    const stingy = {
      type: 'VACATION',
      effectiveFrom: '2026-07-01',
      rules: JSON.stringify(policyDocumentOf(1)),
    };
    await app.database
      .insertInto('leavePolicies')
      .values({ id: randomUUID(), planId: held.plan, ...stingy })
      .execute();
    return { method: 'delete', path: policyPath('2026-07-01') };
  },
  'a schedule': () => ({
    method: 'put',
    path: `/admin/leave/schedules/${held.schedule}`,
    body: { name: `Short ${randomUUID()}`, version: 1, minutes: fourDays },
  }),
  'the holidays of a place': () => ({
    method: 'put',
    path: `/admin/leave/places/${held.place}/holidays/2026`,
    body: { holidays: [{ date: '2026-08-05', name: 'Fair' }] },
  }),
  'the place of all who have one': async () => {
    const there = await createPlace(app.database, randomUUID());
    await giveHolidays(app.database, there.place, ['2026-08-05']);
    const body = { placeId: held.place, from: '2026-08-01', place: there.place };
    return { method: 'post', path: '/admin/leave/terms', body };
  },
};

async function make({ method, path, body }: Call, more: { reason?: string; dryRun?: boolean } = {}) {
  const query = new URLSearchParams(Object.entries(more).map(([key, value]) => [key, `${value}`]));
  const answer =
    method === 'delete' ? await hr.delete(`${path}?${query}`) : await hr[method](path, { ...body, ...more });
  return { status: answer.statusCode, ...(answer.body && answer.json()) };
}

/** The log entries of the work. */
async function entriesOf(work: () => Promise<unknown>) {
  const entries = () =>
    app.database
      .selectFrom('auditEntries as entry')
      .innerJoin('auditPersonal as beside', 'beside.entryId', 'entry.id')
      .select(['summary', 'reason'])
      .orderBy('entry.id')
      .execute();
  const before = await entries();
  await work();
  return (await entries()).slice(before.length);
}

describe.each(Object.entries(changes))('an administrator has more by %s', (_name, changeOf) => {
  const reason = 'For all of us';

  test('and may not make it for themselves, nor with fewer than five others who are there', async () => {
    await share(othersNeeded - 1);
    await share(othersNeeded, { hasSignedIn: false });
    await share(othersNeeded, { isActive: false });
    const change = await changeOf();
    for (const more of [{ reason }, { reason, dryRun: true }])
      expect(await make(change, more)).toMatchObject({ status: 409, code: 'OWN_RECORD' });
  });

  test('and may make it with five others; the log marks it, and the other administrators are notified', async () => {
    await share(othersNeeded);
    const change = await changeOf();
    let entries: Awaited<ReturnType<typeof entriesOf>> = [];
    const mails = await mailsOf(app.pool, async () => {
      entries = await entriesOf(async () => {
        const made = await make(change, { reason });
        expect(made.status, JSON.stringify(made)).toBeLessThan(300);
      });
    });
    const marked = entries.filter(({ summary }) => summary.endsWith(', including their own record'));
    expect(marked).toMatchObject([{ reason }]);
    const notices = mails.filter(({ subject }) => subject.includes('that give them more leave'));
    expect(notices.map(({ to }) => to)).toEqual([other.email]);
    expect(notices[0]?.text).toContain(`Reason: ${reason}`);
    expect(notices[0]?.text).toContain('Ines');
    const named = entries.slice(0, 3).map(({ summary }) => summary);
    const others = entries.length > 3 ? [`${entries.length - 3} more`] : [];
    expect(notices[0]?.text).toContain(`includes their own record: ${[...named, ...others].join('; ')}.`);
  });

  test('and may make it as the only active administrator, with a reason', async () => {
    await app.pool.query('UPDATE users SET is_active = false WHERE id = $1', [other.id]);
    const change = await changeOf();
    expect(await make(change)).toMatchObject({
      status: 409,
      code: 'OWN_RECORD',
      issues: [{ path: 'reason' }],
    });
    expect((await make(change, { reason })).status).toBeLessThan(300);
  });
});

test('a department of an administrator and a puppet account is not a group', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const generous = await createPlan(app.database, policyDocumentOf(40));
  await share(1, { departmentId });
  await app.pool.query('UPDATE users SET department_id = $1 WHERE id = $2', [departmentId, hr.id]);
  const terms = { departmentId, from: '2026-07-01', plan: generous, reason: 'For all' };
  const answer = await hr.post('/admin/leave/terms', terms);
  expect(answer.json()).toMatchObject({ code: 'OWN_RECORD' });
  expect(answer.json()).not.toHaveProperty('issues');
});

test("people unaffected by a change don't count", async () => {
  await share(othersNeeded);
  await app.pool.query(`UPDATE users SET employment_start = '1990-01-01' WHERE id = $1`, [hr.id]);
  const steps = [
    { afterMonths: 0, perYear: 24 },
    { afterMonths: 400, perYear: 40 },
  ];
  const body = { rules: policyDocumentOf(24, { grants: [{ steps, carryLimit: 0, carryMonths: null }] }) };
  expect(await make({ method: 'put', path: policyPath(), body }, { reason: 'For seniors' })).toMatchObject({
    code: 'OWN_RECORD',
  });
  await app.pool.query('UPDATE users SET employment_start = NULL WHERE id = $1', [hr.id]);
});

test('a change that gives its author less passes, is marked, and notifies no one', async () => {
  const change: Call = { method: 'put', path: policyPath(), body: rules(20) };
  let entries: Awaited<ReturnType<typeof entriesOf>> = [];
  const mails = await mailsOf(app.pool, async () => {
    entries = await entriesOf(async () => expect((await make(change)).status).toBe(200));
  });
  expect(mails).toEqual([]);
  expect(entries).toMatchObject([
    { summary: expect.stringMatching(/, including their own record$/), reason: null },
  ]);
});

test('a change that does nothing to its author is not marked', async () => {
  const others = await placeOfDays(24);
  const { id } = await createUser(app.database);
  await giveTerms(app.database, id, others);
  const path = `/admin/leave/plans/${others.plan}/policies/VACATION/2026-01-01`;
  const change: Call = { method: 'put', path, body: rules(40) };
  const [entry] = await entriesOf(async () => expect((await make(change)).status).toBe(200));
  expect(entry?.summary).not.toContain('their own');
});

test('a ledger can be previewed without the right to make the change', async () => {
  const change = { ...rules(40), dryRun: true, person: hr.id };
  const seen = await hr.put(policyPath(), change);
  expect(seen.json()).toMatchObject({ people: 1, changed: [{ before: 19, after: 35 }] });
});

test('if all three people of a company are affected, a reason is needed', async () => {
  const small = await testApp({ today: '2026-06-01' });
  const author = await small.signedIn('HR_ADMIN');
  const people = [author, await small.signedIn('HR_ADMIN'), await small.signedIn('EMPLOYEE')];
  await createUser(small.database, { hasSignedIn: false });
  const place = await createPlace(small.database, randomUUID());
  const plan = await createPlan(small.database);
  for (const { id } of people) await giveTerms(small.database, id, { ...place, plan });
  const path = `/admin/leave/plans/${plan}/policies/VACATION/2026-01-01`;
  const refused = await author.put(path, rules(30));
  expect(refused.json()).toMatchObject({ code: 'OWN_RECORD', issues: [{ path: 'reason' }] });
  const made = await author.put(path, { ...rules(30), reason: 'A better year' });
  expect(made.statusCode, made.body).toBe(200);
  await small.close();
});
