import { randomUUIDv7 } from 'node:crypto';
import { allAuditedActions } from '@almanac/domain/events/audited-entity';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntries, AuditPersonal } from '../platform/database/tables.ts';
import { createUser } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
const user = randomUUIDv7();

beforeAll(async () => {
  const company = { name: 'Example Company', domain: 'example.com', timeZone: 'America/New_York' };
  app = await testApp({ config: { company } });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  const nameless = await createUser(app.database, { name: '', email: 'nameless@example.com' });
  await store('2026-03-08T04:59:59Z', {
    actorId: admin.id,
    actorName: 'Helen',
    actorEmail: admin.email,
    entityId: user,
    subjectId: nameless.id,
    subjectName: 'Zoë Núñez',
    subjectEmail: 'zoe@example.com',
    summary: 'before the day',
    reason: 'Carried over',
  });
  await store('2026-03-08T05:00:00Z', {
    actorId: nameless.id,
    actorName: '',
    actorEmail: nameless.email,
    entityId: user,
    summary: 'as it begins',
  });
  await store('2026-03-09T03:59:59Z', { entity: 'team', summary: 'as it ends' });
  await store('2026-03-09T04:00:00Z', { actorId: randomUUIDv7(), summary: 'after the day' });
  await app.database.updateTable('users').set({ name: 'Helen Okafor' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());

const changes = [{ field: 'name', from: 'Mia', to: 'Mia Chen' }];

type Beside = Partial<Insertable<AuditPersonal>> & { summary: string };

async function store(at: string, entry: Partial<Insertable<AuditEntries>> & Beside) {
  const { actorName, actorEmail, subjectName, subjectEmail, summary, reason, ...kept } = entry;
  const id = randomUUIDv7();
  const personal = changes.map(({ from, to }, place) => ({ place, from, to, salt: 'a salt' }));
  await app.database
    .insertInto('auditEntries')
    .values({
      id,
      at,
      action: 'thing.done',
      entity: 'user',
      entityId: randomUUIDv7(),
      changes: JSON.stringify(changes.map(({ field }) => ({ field, people: [user] }))),
      ...kept,
    })
    .execute();
  const personalParts = { actorName, actorEmail, subjectName, subjectEmail, summary, reason };
  await app.database
    .insertInto('auditPersonal')
    .values({ entryId: id, ...personalParts, changedValues: JSON.stringify(personal) })
    .execute();
}

async function summariesFor(query: string): Promise<string[]> {
  const answer = await admin.get(`/admin/audit?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ summary }: { summary: string }) => summary);
}

test('the log lists who did what, newest first, in pages', async () => {
  const answer = await admin.get('/admin/audit?limit=3&endDate=2026-03-31');
  expect(answer.json().pagination).toEqual({
    page: 1,
    limit: 3,
    total: 4,
    totalPages: 2,
    hasNext: true,
    hasPrev: false,
  });
  const [first, second, third] = answer.json().data;
  const deleted = { kind: 'PERSON', id: expect.any(String), name: 'A deleted account' };
  expect(first).toMatchObject({ summary: 'after the day', actor: deleted });
  expect(second.actor).toEqual({ kind: 'SYSTEM', name: 'System' });
  expect(third).toMatchObject({
    at: '2026-03-08T05:00:00.000Z',
    actor: { name: 'nameless@example.com', email: 'nameless@example.com' },
    action: 'thing.done',
    entity: 'user',
    entityId: user,
    changes,
  });
  expect(await summariesFor('limit=3&page=2&endDate=2026-03-31')).toEqual(['before the day']);
});

test("an entry names the record's person, the changes and the reason, with the names of that time", async () => {
  const [entry] = (await admin.get('/admin/audit?endDate=2026-03-07')).json().data;
  expect(entry).toEqual({
    id: expect.any(String),
    data: {},
    at: '2026-03-08T04:59:59.000Z',
    actor: { kind: 'PERSON', id: admin.id, name: 'Helen', email: admin.email },
    action: 'thing.done',
    entity: 'user',
    entityId: user,
    subject: { id: expect.any(String), name: 'Zoë Núñez', email: 'zoe@example.com' },
    summary: 'before the day',
    changes,
    reason: 'Carried over',
  });
  expect(await summariesFor(`subjectId=${entry.subject.id}`)).toEqual(['before the day']);
});

test('a search finds summaries, names and addresses, ignoring case and accents, and has no wildcards', async () => {
  expect(await summariesFor('search=IT%20ENDS')).toEqual(['as it ends']);
  expect(await summariesFor('search=zoe%20nunez')).toEqual(['before the day']);
  expect(await summariesFor('search=nunez%20day%20zoe')).toEqual(['before the day']);
  expect(await summariesFor('search=ZOE@')).toEqual(['before the day']);
  expect(await summariesFor('search=helen')).toEqual(['before the day']);
  expect(await summariesFor('search=NAMELESS@example.com')).toEqual(['as it begins']);
  expect(await summariesFor('search=Carried')).toEqual([]);
  expect(await summariesFor('search=%25')).toEqual([]);
  expect(await summariesFor('search=%20&endDate=2026-03-31')).toHaveLength(4);
  expect((await admin.get('/admin/audit?search=a%00')).json()).toMatchObject({
    issues: [{ path: 'search' }],
  });
});

test('all entries are counted, sealed or not, even past the last page', async () => {
  const totalOf = async (query = '') =>
    (await admin.get(`/admin/audit?limit=1${query}`)).json().pagination.total;
  await admin.get('/admin/audit');
  const stored = (await app.pool.query('SELECT count(*)::int AS count FROM audit_entries')).rows[0]?.count;
  expect(await totalOf()).toBe(stored);
  await app.pool.query('SELECT seal_audit_entries(2)');
  expect(await totalOf()).toBe(stored);
  await app.pool.query('SELECT seal_audit_entries(100)');
  expect(await totalOf()).toBe(stored);
  expect(await totalOf('&page=100')).toBe(stored);
  expect(await totalOf('&search=nameless')).toBe(1);
  expect(await totalOf('&search=nameless&page=9')).toBe(1);
  expect(await totalOf(`&actorId=${admin.id}&page=9`)).toBe(1);
});

test('a day is a company day, even one of 23 hours', async () => {
  const ofTheDay = ['as it ends', 'as it begins'];
  expect(await summariesFor('startDate=2026-03-08&endDate=2026-03-08')).toEqual(ofTheDay);
  expect(await summariesFor('startDate=2026-03-08&endDate=2026-03-31')).toEqual([
    'after the day',
    ...ofTheDay,
  ]);
  expect(await summariesFor('endDate=2026-03-08')).toEqual([...ofTheDay, 'before the day']);
  const reversed = await admin.get('/admin/audit?startDate=2026-03-09&endDate=2026-03-08');
  expect(reversed.json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'endDate', message: 'End date must be on or after start date' }],
  });
});

test('the log is filtered by actor and by record', async () => {
  expect(await summariesFor(`actorId=${admin.id}`)).toEqual(['before the day']);
  expect(await summariesFor('entity=team')).toEqual(['as it ends']);
  expect(await summariesFor(`entityId=${user}`)).toEqual(['as it begins', 'before the day']);
  expect((await admin.get('/admin/audit?entity=nonsense')).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'entity' }],
  });
});

test('the log is for administrators', async () => {
  const manager = await app.signedIn('MANAGER');
  expect((await manager.get('/admin/audit')).json()).toMatchObject({
    code: 'FORBIDDEN',
    message: "You don't have permission to read the audit log.",
  });
});

test('the log is filtered by kind (changes, views or both), each with its count', async () => {
  const entityId = randomUUIDv7();
  await store('2026-04-01T10:00:00Z', { entityId, summary: 'a change' });
  await store('2026-04-01T11:00:00Z', { entityId, action: 'balance.read', summary: 'a look' });
  const list = async (query: string) => {
    const answer = await admin.get(`/admin/audit?${query}`);
    const { data, pagination } = answer.json();
    const summaries: string[] = data.map(({ summary }: { summary: string }) => summary);
    return { summaries, total: pagination.total as number };
  };
  const ofRecord = (query: string) => list(`entityId=${entityId}${query}`);
  expect(await ofRecord('')).toEqual({ summaries: ['a look', 'a change'], total: 2 });
  expect(await ofRecord('&kind=CHANGES')).toEqual({ summaries: ['a change'], total: 1 });
  expect(await ofRecord('&kind=LOOKS')).toEqual({ summaries: ['a look'], total: 1 });
  const [all, changed, looked] = [
    await list('limit=500'),
    await list('limit=500&kind=CHANGES'),
    await list('kind=LOOKS'),
  ];
  expect([changed.total + looked.total, changed.summaries.length]).toEqual([all.total, changed.total]);
  expect(changed.summaries).not.toContain('a look');
  expect(looked.summaries).toEqual(['a look']);
  const exported = await admin.get('/admin/audit/export?kind=LOOKS');
  expect(exported.body.trim().split('\n')).toHaveLength(2);
  // The names before there was a filter of actions.
  expect(await ofRecord('&kind=CHANGE')).toEqual(await ofRecord('&kind=CHANGES'));
  expect(await ofRecord('&kind=LOOK')).toEqual(await ofRecord('&kind=LOOKS'));
  expect((await admin.get('/admin/audit?kind=READ')).json().issues).toEqual([
    { path: 'kind', message: 'kind must be one of CHANGES, LOOKS' },
  ]);
});

test('the log is filtered by one or several actions, with their count, on every page', async () => {
  const entityId = randomUUIDv7();
  await store('2026-05-01T10:00:00Z', { entityId, action: 'team.created', summary: 'made' });
  await store('2026-05-01T11:00:00Z', { entityId, action: 'team.changed', summary: 'renamed' });
  await store('2026-05-01T12:00:00Z', { entityId, action: 'team.deleted', summary: 'gone' });
  await store('2026-05-01T13:00:00Z', { entityId, action: 'balance.read', summary: 'seen' });
  const list = async (query: string) => {
    const answer = await admin.get(`/admin/audit?entityId=${entityId}&${query}`);
    const { data, pagination } = answer.json();
    return [...data.map(({ summary }: { summary: string }) => summary), pagination.total];
  };
  expect(await list('action=team.changed')).toEqual(['renamed', 1]);
  expect(await list('action=team.changed&action=balance.read')).toEqual(['seen', 'renamed', 2]);
  expect(await list('action=team.changed&action=balance.read&kind=CHANGES')).toEqual(['renamed', 1]);
  expect(await list('action=team.created&action=team.deleted&limit=1&page=2')).toEqual(['made', 2]);
  expect(await list('action=team.created&action=team.deleted&limit=1&page=9')).toEqual([2]);
  expect(await list('action=place.deleted')).toEqual([0]);
  const all = allAuditedActions.map((action) => `action=${action}`).join('&');
  expect(await list(all)).toEqual(['seen', 'gone', 'renamed', 'made', 4]);
  const exported = await admin.get(
    `/admin/audit/export?entityId=${entityId}&action=team.created&action=team.deleted`,
  );
  expect(exported.body.trim().split('\n')).toHaveLength(3);
});

test('an unknown action is refused', async () => {
  for (const query of ['action=team.moved', 'action=team.created&action=team.moved', 'action=']) {
    expect((await admin.get(`/admin/audit?${query}`)).json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [
        {
          path: expect.stringMatching(/^action/),
          message: 'action must be one of the actions of the audit log',
        },
      ],
    });
  }
});
