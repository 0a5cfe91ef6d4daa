import { randomUUIDv7 } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let departmentId: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  departmentId = (await createDepartment(app.database)).id;
});
afterAll(() => app.close());

async function exported(query: string): Promise<Record<string, string>[]> {
  const answer = await admin.get(`/admin/audit/export?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log-2026-03-02.csv"',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  return parse(answer.body, { columns: true, bom: true });
}

async function listed(query: string) {
  const answer = await admin.get(`/admin/audit?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

test("the file follows the page's filters, and the export is logged", async () => {
  const name = '=HYPERLINK("https://evil.example","Núñez"),\nme';
  const user = await createUser(app.database, { name: 'Zoë', departmentId });
  expect((await admin.put(`/admin/users/${user.id}`, { departmentId: null })).statusCode).toBe(200);
  await app.database.updateTable('users').set({ name }).where('id', '=', user.id).execute();
  expect((await admin.post(`/admin/users/${user.id}/deactivate`)).statusCode).toBe(200);
  const entries = await listed(`subjectId=${user.id}`);
  const rows = await exported(`subjectId=${user.id}&startDate=2020-01-01`);
  expect(rows.map(({ id, at, action, summary }) => ({ id, at, action, summary }))).toEqual(
    entries.map(({ id, at, action, summary }: Record<string, string>) => ({ id, at, action, summary })),
  );
  expect(rows[0]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    actor: 'Helen',
    subject: `'${name}`,
    subjectEmail: user.email,
    changes: 'isActive: true → false',
    field: 'isActive',
    from: 'true',
    to: 'false',
  });
  const [log] = await listed('entity=audit-log');
  expect(log).toMatchObject({
    summary: 'Exported a part of the audit log from Wed 1 Jan 2020',
    changes: [{ field: 'entriesExported', to: rows.length }],
  });
});

test('several changes of an entry are lines in the same order, after the columns of former versions', async () => {
  const user = await createUser(app.database, { name: 'Noa', departmentId });
  await app.database
    .updateTable('users')
    .set({ employmentStart: '2026-01-01' })
    .where('id', '=', user.id)
    .execute();
  const changed = await admin.put(`/admin/users/${user.id}`, {
    name: 'Noa Levi',
    departmentId: null,
    employmentStart: '2026-02-01',
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const answer = await admin.get(`/admin/audit/export?subjectId=${user.id}`);
  const [header = [], row = []]: string[][] = parse(answer.body, { bom: true });
  expect(header.slice(0, 13).join()).toBe(
    'at,actor,actorEmail,action,entity,entityId,subject,subjectEmail,summary,changes,reason,call,id',
  );
  expect(header.slice(13)).toEqual(['field', 'from', 'to']);
  const [entry] = await listed(`subjectId=${user.id}`);
  const fields: string[] = entry.changes.map(({ field }: { field: string }) => field);
  expect(fields.length).toBeGreaterThan(2);
  expect(row[13]?.split('\n')).toEqual(fields);
  const [from, to] = [row[14]?.split('\n') ?? [], row[15]?.split('\n') ?? []];
  const at = (field: string) => fields.indexOf(field);
  expect([from[at('department')], to[at('department')]]).toEqual([expect.any(String), '–']);
  expect([from[at('employmentStart')], to[at('employmentStart')]]).toEqual(['2026-01-01', '2026-02-01']);
  expect([from.length, to.length]).toEqual([fields.length, fields.length]);
});

test('a long log is read in batches, each entry once', async () => {
  await app.pool.query(
    `WITH added AS (
       INSERT INTO audit_entries (id, action, entity, entity_id, changes)
       SELECT gen_random_uuid(), 'department.changed', 'department', $1, '[]' FROM generate_series(1, 2500) RETURNING id
     )
     INSERT INTO audit_personal (entry_id, summary) SELECT id, 'Renamed' FROM added`,
    [randomUUIDv7()],
  );
  const rows = await exported('entity=department');
  expect(rows).toHaveLength(2500);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2500);
});

test('reversed dates are refused, and so is a caller who may not read the log', async () => {
  const reversed = await admin.get('/admin/audit/export?startDate=2026-03-09&endDate=2026-03-08');
  expect(reversed.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'endDate' }] });
  const manager = await app.signedIn('MANAGER');
  expect((await manager.get('/admin/audit/export')).json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('the parts of one call are exported as one group', async () => {
  const people = await Promise.all([1, 2, 3].map(() => createUser(app.database, { departmentId })));
  const requests = await Promise.all(
    people.map(({ id }) => createRequest(app.database, { requesterId: id, startDate: '2026-04-01' })),
  );
  const requestIds = requests.map(({ id }) => id);
  const bulk = await admin.put('/vacation/bulk/approve', { requestIds });
  expect(bulk.json().succeeded).toHaveLength(3);
  const [entry] = await listed(`entityId=${requestIds[0]}`);
  expect(entry.call).toEqual({ id: expect.any(String), entries: 3 });
  const together = await listed(`callId=${entry.call.id}`);
  expect(together.map(({ entityId }: { entityId: string }) => entityId).sort()).toEqual(requestIds.sort());
  const csv = 'email,name\nnew.one@example.com,New One\nnew.two@example.com,New Two\n';
  expect((await admin.post('/admin/users/import', { csv, dryRun: false })).statusCode).toBe(200);
  const [imported] = await listed('entity=import');
  expect(imported.call).toMatchObject({ entries: 3 });
  await admin.post(`/admin/users/${people[0]?.id}/deactivate`);
  const [alone] = await listed(`entityId=${people[0]?.id}`);
  expect(alone).not.toHaveProperty('call');
});
