import { randomUUID } from 'node:crypto';
import { erasedAddress } from '@almanac/domain/erased-person';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;
let generous: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  generous = await createPlan(app.database, policyDocumentOf(30));
});

async function holder(overrides = {}) {
  const user = await createUser(app.database, overrides);
  await giveTerms(app.database, user.id, held);
  return user;
}

async function write(body: object) {
  const answer = await hr.post('/admin/leave/terms', body);
  return { status: answer.statusCode, ...answer.json() };
}

async function plansOf(userId: string) {
  const rows: { from: string; plan: string }[] = (await hr.get(`/admin/leave/terms?userId=${userId}`)).json();
  return rows.map(({ from, plan }) => [from, plan]);
}

test('no one assigns themselves another plan, except the only administrator with a reason', async () => {
  await giveTerms(app.database, hr.id, held);
  const wanted = { userIds: [hr.id], from: '2026-07-01', plan: generous };
  const reason = 'Nobody else can';
  expect(await write(wanted)).toMatchObject({ status: 409, issues: [{ path: 'reason' }] });
  const other = await app.signedIn('SYSTEM_ADMIN');
  expect(await write({ ...wanted, reason })).toMatchObject({ status: 409, code: 'OWN_RECORD' });
  await app.database.updateTable('users').set({ isActive: false }).where('id', '=', other.id).execute();
  expect(await write({ ...wanted, reason })).toMatchObject({ status: 200, peopleChanged: 1 });
  const entry = (await loggedEntries(app.database, hr.id)).at(-1);
  expect(entry).toMatchObject({ action: 'terms.changed', reason });
  expect(entry?.summary).toContain('their own, as the only administrator');
  const address = `/admin/leave/terms/${hr.id}/2026-07-01`;
  expect((await hr.delete(address)).json()).toMatchObject({ issues: [{ path: 'reason' }] });
  expect((await hr.delete(`${address}?reason=A%20mistake`)).statusCode).toBe(204);
  expect((await loggedEntries(app.database, hr.id)).at(-1)).toMatchObject({
    action: 'terms.deleted',
    reason: 'A mistake',
    summary: expect.stringContaining('their own, as the only administrator'),
  });
});

test('an administrator assigns their own department a plan with a reason, marked in the log', async () => {
  await app.signedIn('SYSTEM_ADMIN');
  const { id: departmentId } = await createDepartment(app.database);
  for (let others = 0; others < 5; others += 1) await holder({ departmentId });
  await giveTerms(app.database, hr.id, held);
  const place = (id: string | null) =>
    app.database.updateTable('users').set({ departmentId: id }).where('id', '=', hr.id).execute();
  await place(departmentId);
  const wanted = { departmentId, from: '2026-07-01', plan: generous };
  expect(await write({ ...wanted, dryRun: true })).toMatchObject({
    status: 409,
    code: 'OWN_RECORD',
    issues: [{ path: 'reason', message: expect.stringContaining('You are one of them') }],
  });
  expect(await write({ ...wanted, reason: 'For all' })).toMatchObject({ status: 200, peopleChanged: 6 });
  const entry = (await loggedEntries(app.database, hr.id)).at(-1);
  expect(entry).toMatchObject({
    reason: 'For all',
    summary: expect.stringMatching(/, including their own record$/),
  });
  await place(null);
});

test('the effect is previewed without storing, then applied', async () => {
  const { id } = await holder();
  const wanted = { userIds: [id], from: '2026-07-01', plan: generous };
  const seen = await write({ ...wanted, dryRun: true });
  expect(seen).toMatchObject({ status: 200, people: 1, changed: [{ person: id, before: 24, after: 27 }] });
  expect(await plansOf(id)).toEqual([['1900-01-01', held.plan]]);
  const { fingerprint } = seen;
  const written = await write({ ...wanted, fingerprint });
  expect(written).toMatchObject({
    status: 200,
    from: '2026-07-01',
    plan: generous,
    peopleChanged: 1,
    impact: { fingerprint },
  });
  expect(await plansOf(id)).toEqual([
    ['1900-01-01', held.plan],
    ['2026-07-01', generous],
  ]);
  expect((await write({ ...wanted, fingerprint })).code).toBe('IMPACT_CHANGED');
  expect(await write(wanted)).toMatchObject({ peopleChanged: 0, impact: { changed: [] } });
});

test('a department’s people get the plan, and so do its newcomers', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const [ann, ben] = [await holder({ departmentId }), await holder({ departmentId, isActive: false })];
  const other = await holder();
  const written = await write({ departmentId, from: '2026-04-01', plan: generous });
  expect(written).toMatchObject({ peopleChanged: 2, impact: { people: 2 } });
  for (const { id } of [ann, ben]) expect((await plansOf(id)).at(-1)).toEqual(['2026-04-01', generous]);
  expect(await plansOf(other.id)).toEqual([['1900-01-01', held.plan]]);
  const department = await app.database
    .selectFrom('departments')
    .select(['planId', 'version'])
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  expect(department).toEqual({ planId: generous, version: 2 });
});

test('writing a place affects the people with it on the day', async () => {
  const other = await createPlace(app.database, randomUUID());
  const [stays, comes, goes] = [await holder(), await holder(), await holder()];
  await giveTerms(app.database, comes.id, { ...held, place: other.place });
  await giveTerms(app.database, comes.id, held, '2026-07-01');
  await giveTerms(app.database, goes.id, { ...held, place: other.place }, '2026-07-01');
  expect(await write({ placeId: held.place, from: '2026-07-01', plan: generous })).toMatchObject({
    peopleChanged: 2,
  });
  for (const { id } of [stays, comes]) expect((await plansOf(id)).at(-1)?.[1]).toBe(generous);
  expect((await plansOf(goes.id)).at(-1)?.[1]).toBe(held.plan);
});

test('a later change keeps its day and takes the given values', async () => {
  const { id } = await holder();
  const { schedule } = await createPlace(app.database, randomUUID());
  await giveTerms(app.database, id, { ...held, schedule }, '2026-09-01');
  await write({ userIds: [id], from: '2026-07-01', plan: generous });
  const rows = (await hr.get(`/admin/leave/terms?userId=${id}`)).json();
  expect(rows).toMatchObject([
    { from: '1900-01-01', ...held },
    { from: '2026-07-01', ...held, plan: generous },
    { from: '2026-09-01', ...held, plan: generous, schedule },
  ]);
});

describe('refused, each at its field', () => {
  const unknown = '01900000-0000-7000-8000-000000000000';

  test.each([
    ['userIds', 'Person not found', () => ({ userIds: [unknown], plan: generous })],
    ['departmentId', 'Department not found', () => ({ departmentId: unknown, plan: generous })],
    ['placeId', 'Place not found', () => ({ placeId: unknown, plan: generous })],
    ['plan', 'Plan not found', () => ({ placeId: held.place, plan: held.place })],
    ['schedule', 'Work schedule not found', () => ({ placeId: held.place, schedule: unknown })],
    ['place', 'Place not found', () => ({ placeId: held.place, place: unknown })],
    ['plan', 'A plan, a schedule or a place is required', () => ({ placeId: held.place })],
    ['userIds', 'Terms are for people, for a department or for a place', () => ({ plan: generous })],
  ])('%s: %s', async (path, message, body) => {
    const answer = await write({ ...body(), from: '2026-07-01' });
    expect(answer).toMatchObject({ status: 400, issues: [{ path, message }] });
  });

  test('an anniversary plan lists people without an employment start', async () => {
    const { plan } = await createPlace(app.database, randomUUID());
    await app.database.updateTable('leavePlans').set({ yearStart: null }).where('id', '=', plan).execute();
    const [ann, ben] = [
      await holder({ name: 'Ann' }),
      await holder({ name: 'Ben', employmentStart: '2020-01-01' }),
    ];
    const refused = await write({ userIds: [ann.id, ben.id], from: '2026-07-01', plan });
    expect(refused).toMatchObject({ status: 409, code: 'EMPLOYMENT_START_MISSING' });
    expect(refused.message).toMatch(/Ann$/);
    expect(await write({ userIds: [ben.id], from: '2026-07-01', plan })).toMatchObject({ status: 200 });
  });
});

test('dated terms can be deleted, except the first', async () => {
  const { id } = await holder();
  await write({ userIds: [id], from: '2026-07-01', plan: generous });
  const first = await hr.delete(`/admin/leave/terms/${id}/1900-01-01`);
  expect(first.json()).toMatchObject({ code: 'IN_USE' });
  expect((await hr.delete(`/admin/leave/terms/${id}/2026-07-02`)).statusCode).toBe(404);
  const seen = await hr.delete(`/admin/leave/terms/${id}/2026-07-01?dryRun=true`);
  expect(seen.json()).toMatchObject({ people: 1, changed: [{ person: id }] });
  expect(await plansOf(id)).toHaveLength(2);
  expect((await hr.delete(`/admin/leave/terms/${id}/2026-07-01`)).statusCode).toBe(204);
  expect(await plansOf(id)).toEqual([['1900-01-01', held.plan]]);
});

test('two changes at once: none is lost', async () => {
  const { id } = await holder();
  const { schedule } = await createPlace(app.database, randomUUID());
  const from = '2026-07-01';
  const answers = await Promise.all([
    write({ userIds: [id], from, plan: generous }),
    write({ userIds: [id], from, schedule }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = (await hr.get(`/admin/leave/terms?userId=${id}`)).json();
  expect(rows.at(-1)).toMatchObject({ from, plan: generous, schedule });
});

test('a plan is assigned to 5,000 people at once', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const people = Array.from({ length: 5000 }, (_, index) => ({
    id: randomUUID(),
    email: `${departmentId}-${index}@example.com`,
    name: `Person ${index}`,
    departmentId,
  }));
  await app.database.insertInto('users').values(people).execute();
  const rows = people.map(({ id: userId }) => ({ userId, effectiveFrom: '1900-01-01' }));
  const terms = { placeId: held.place, planId: held.plan, scheduleId: held.schedule };
  await app.database
    .insertInto('personTerms')
    .values(rows.map((row) => ({ ...row, ...terms })))
    .onConflict((conflict) => conflict.columns(['userId', 'effectiveFrom']).doUpdateSet(terms))
    .execute();
  const written = await write({ departmentId, from: '2026-07-01', plan: generous });
  expect(written).toMatchObject({ status: 200, peopleChanged: 5000, impact: { people: 5000 } });
  expect(written.impact.changed).toHaveLength(5000);
}, 60_000);

test('an erased person’s terms stay when their department changes', async () => {
  const department = await createDepartment(app.database);
  const email = erasedAddress(randomUUID());
  const erased = await holder({ email, departmentId: department.id, isActive: false });
  const colleague = await holder({ departmentId: department.id });
  const refused = { status: 409, code: 'INVALID_TRANSITION' };
  expect(
    await write({ userIds: [colleague.id, erased.id], from: '2026-07-01', plan: generous }),
  ).toMatchObject(refused);
  const deleted = await hr.delete(`/admin/leave/terms/${erased.id}/1900-01-01`);
  expect([deleted.statusCode, deleted.json().code]).toEqual(Object.values(refused));
  const all = { departmentId: department.id, from: '2026-07-01', plan: generous };
  expect(await write(all)).toMatchObject({ status: 200, peopleChanged: 1 });
});
