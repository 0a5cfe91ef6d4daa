import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createType,
} from '../../testing/factories.ts';
import { offerType } from '../../testing/offered-types.ts';
import { countStatements } from '../../testing/statements.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let helen: TestActor;
let departmentId: string;
let maria: TestActor;
let ann: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());
beforeEach(async () => {
  departmentId = (await createDepartment(app.database)).id;
  maria = await app.signedIn('MANAGER', { name: 'Maria', email: mail('b'), departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
});

let mails = 0;
/** Deciders are ordered by their address. */
const mail = (first: string) => `${first}-${++mails}@example.com`;
const july = { startDate: '2026-07-06', endDate: '2026-07-10' };
const pending = async (requesterId = ann.id, more: object = {}) =>
  (await createRequest(app.database, { requesterId, ...july, ...more })).id;
const awayNow = (requesterId: string) =>
  pending(requesterId, {
    startDate: '2026-06-01',
    endDate: '2026-06-05',
    status: 'APPROVED',
    decidedById: helen.id,
  });
const update = (id: string, values: object) =>
  app.database.updateTable('users').set(values).where('id', '=', id).execute();

type Answer = Pick<TimeOffRequest, 'deciders' | 'deciderCount'>;

function namesIn({ deciders, deciderCount }: Answer) {
  expect(deciderCount).toBeGreaterThanOrEqual(deciders?.length ?? 0);
  return deciders?.map(({ name, for: absent }) => (absent ? `${name} for ${absent.name}` : name));
}

/** Who is asked about the request; the request itself, the lists and the preview agree. */
async function askedFor(id: string, requester = ann) {
  const request = (await requester.get(`/vacation/${id}`)).json();
  const inList = async (actor: TestActor, path: string) =>
    (await actor.get(`${path}limit=1000`)).json().data.find((each: { id: string }) => each.id === id);
  const preview = await requester.post('/vacation/preview', {
    type: 'VACATION',
    ...july,
    excludeRequestId: id,
  });
  const others = [
    preview.json(),
    await inList(requester, '/vacation/my-requests?'),
    await inList(helen, '/vacation?status=PENDING&'),
    await inList(helen, '/vacation/pending-approvals?'),
  ];
  for (const { deciders, deciderCount } of others) {
    expect({ deciders, deciderCount }).toEqual({
      deciders: request.deciders,
      deciderCount: request.deciderCount,
    });
  }
  return namesIn(request);
}

test('the manager of the department is asked; without one, HR', async () => {
  const id = await pending();
  expect((await ann.get(`/vacation/${id}`)).json()).toMatchObject({
    deciders: [{ id: maria.id, name: 'Maria' }],
    deciderCount: 1,
  });
  expect(await askedFor(id)).toEqual(['Maria']);
  const stranger = await app.signedIn('EMPLOYEE');
  expect(await askedFor(await pending(stranger.id), stranger)).toEqual(['Helen']);
});

test("a team's lead is asked beside the department's manager, in a stable order", async () => {
  const lead = await app.signedIn('MANAGER', { name: 'Lars', email: mail('a') });
  const { id: teamId } = await createTeam(app.database, { departmentId, teamLeadId: lead.id });
  await createTeamMember(app.database, { teamId, userId: ann.id, endDate: '2026-06-30' });
  const id = await pending();
  expect(await askedFor(id)).toEqual(['Lars', 'Maria']);
  app.setToday('2026-07-01');
  expect(await askedFor(id)).toEqual(['Maria']);
  app.setToday('2026-06-01');
});

test("a manager's own request goes to other managers in scope, else to HR", async () => {
  const id = await pending(maria.id);
  expect(await askedFor(id, maria)).toEqual(['Helen']);
  await app.signedIn('MANAGER', { name: 'Nils', departmentId });
  expect(await askedFor(id, maria)).toEqual(['Nils']);
});

test('while an approver is away, their deputy is named with them; one who opted out of emails as well', async () => {
  const ben = await app.signedIn('MANAGER', { name: 'Ben', email: mail('a') });
  await maria.post('/deputies', { deputyId: ben.id, startDate: '2026-06-01', endDate: '2026-06-30' });
  const id = await pending();
  expect(await askedFor(id)).toEqual(['Maria']);
  await awayNow(maria.id);
  await update(ben.id, { mailsRequestsToDecide: false });
  expect(await askedFor(id)).toEqual(['Maria', 'Ben for Maria']);
  expect(await askedFor(await pending(ben.id), ben)).toEqual(['Helen']);
  app.setToday('2026-06-08');
  expect(await askedFor(id)).toEqual(['Maria']);
  app.setToday('2026-06-01');
});

test('a deactivated approver is not asked, but is again after returning', async () => {
  const id = await pending();
  await update(maria.id, { isActive: false });
  expect(await askedFor(id)).toEqual(['Helen']);
  await update(maria.id, { isActive: true });
  expect(await askedFor(id)).toEqual(['Maria']);
});

test('of many who are asked, five are named and all are counted', async () => {
  for (const name of ['C', 'D', 'E', 'F', 'G', 'H']) {
    await app.signedIn('MANAGER', { name, email: mail(name.toLowerCase()), departmentId });
  }
  const id = await pending();
  expect(await askedFor(id)).toEqual(['Maria', 'C', 'D', 'E', 'F']);
  expect((await ann.get(`/vacation/${id}`)).json().deciderCount).toBe(7);
});

test('requests that need no decision name no one', async () => {
  const ids = [
    await pending(ann.id, { startDate: '2026-06-02', endDate: '2026-06-02', status: 'CANCELLED' }),
    await awayNow(ann.id),
  ];
  for (const id of ids) {
    const request = (await ann.get(`/vacation/${id}`)).json();
    expect(request).not.toHaveProperty('deciders');
    expect(request).not.toHaveProperty('deciderCount');
  }
  const id = await pending();
  const approved = (await maria.post(`/vacation/${id}/approve`)).json();
  expect(approved).toMatchObject({ decidedBy: { name: 'Maria' } });
  expect(approved).not.toHaveProperty('deciders');
  expect((await ann.get(`/vacation/${id}`)).json()).not.toHaveProperty('deciders');
});

test('a type that needs no approval names no one; a pending request on behalf names who decides', async () => {
  await createType(app.database, { code: 'COURSE', name: 'Course', needsApproval: false });
  await offerType(app.database, 'COURSE');
  const course = { type: 'COURSE', ...july };
  const preview = await ann.post('/vacation/preview', course);
  expect(preview.json()).toMatchObject({ decision: { allowed: true } });
  expect(preview.json()).not.toHaveProperty('deciders');
  expect((await ann.post('/vacation', course)).json()).not.toHaveProperty('deciders');
  const onBehalf = await maria.post('/vacation/preview', { ...course, type: 'VACATION', userId: ann.id });
  expect(namesIn(onBehalf.json())).toEqual(['Maria']);
});

test('a new and an edited request are answered with their deciders', async () => {
  const sent = await ann.post('/vacation', { type: 'VACATION', ...july });
  expect(namesIn(sent.json())).toEqual(['Maria']);
  const edited = await ann.put(`/vacation/${sent.json().id}`, { endDate: '2026-07-09' });
  expect(namesIn(edited.json())).toEqual(['Maria']);
});

test('a type for HR only is decided by HR', async () => {
  await createType(app.database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
  const id = await pending(ann.id, { type: 'CURE' });
  expect(namesIn((await ann.get(`/vacation/${id}`)).json())).toEqual(['Helen']);
  const list = (await ann.get('/vacation/my-requests')).json().data;
  expect(list.map(namesIn)).toEqual([['Helen']]);
});

test('if no one can decide, none are named and the number is zero', async () => {
  const small = await testApp({ today: '2026-06-01' });
  const only = await small.signedIn('SYSTEM_ADMIN');
  const nobody = { deciders: [], deciderCount: 0 };
  expect((await only.post('/vacation/preview', { type: 'VACATION', ...july })).json()).toMatchObject(nobody);
  const { id } = (await only.post('/vacation', { type: 'VACATION', ...july })).json();
  expect((await only.get(`/vacation/${id}`)).json()).toMatchObject(nobody);
  await small.close();
});

test('the API description names at most five deciders of requests, pages and previews', async () => {
  const { paths } = (
    await app.server.inject({ url: '/api/openapi.json', headers: { cookie: ann.cookie } })
  ).json();
  const answerOf = (path: string, method: string) =>
    paths[`/api/vacation${path}`][method].responses[200].content['application/json'].schema;
  const schemas = [
    answerOf('/{id}', 'get'),
    answerOf('/preview', 'post'),
    answerOf('', 'get').properties.data.items,
    answerOf('/pending-approvals', 'get').properties.data.items,
  ];
  for (const { properties, required } of schemas) {
    expect(properties.deciders).toMatchObject({ type: 'array', maxItems: 5 });
    expect(properties.deciderCount.type).toBe('integer');
    expect(required).not.toContain('deciders');
  }
});

test('a cached list is not reused once someone else decides', async () => {
  await pending();
  const list = (etag?: string) =>
    app.server.inject({
      url: '/api/vacation',
      headers: { cookie: ann.cookie, ...(etag && { 'if-none-match': etag }) },
    });
  const first = await list();
  const tag = String(first.headers.etag);
  expect((await list(tag)).statusCode).toBe(304);
  await update(maria.id, { departmentId: null });
  const second = await list(tag);
  expect(second.statusCode).toBe(200);
  expect(second.json().data.map(namesIn)).toEqual([['Helen']]);
});

test('a page takes one query for the deciders of all its requests', async () => {
  const other = await createDepartment(app.database);
  const nils = await app.signedIn('MANAGER', { name: 'Nils', departmentId: other.id });
  const people = [ann, maria, nils];
  for (let n = 0; n < 5; n++) {
    people.push(await app.signedIn('EMPLOYEE', { departmentId: n % 2 === 0 ? departmentId : other.id }));
  }
  for (const { id } of people) await pending(id, { startDate: '2026-09-07', endDate: '2026-09-08' });
  const days = 'startDate=2026-09-07&endDate=2026-09-08';
  const read = (query: string) => helen.get(`/vacation?${days}&${query}`);
  await read('limit=1');
  const counter = countStatements(app.servicePool);
  const ofOne = await counter.sentBy(() => read('limit=1'));
  let page: Answer[] = [];
  const ofAll = await counter.sentBy(async () => {
    page = (await read('limit=100&sortOrder=asc')).json().data;
  });
  expect(ofAll).toHaveLength(ofOne.length);
  expect(page.map(namesIn)).toEqual([
    ...[['Maria'], ['Helen'], ['Helen']],
    ...[['Maria'], ['Nils'], ['Maria'], ['Nils'], ['Maria']],
  ]);
});
