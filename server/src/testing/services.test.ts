import { randomUUIDv7 } from 'node:crypto';
import { needsPerson } from '@almanac/domain/endpoint';
import { english } from '@almanac/domain/testing/english';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createUser, setSettings } from './factories.ts';
import { type TestActor, type TestApp, testApp } from './test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  await setSettings(app.database, { absenceVisibility: 'none' });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

test('an unknown service is a visitor', async () => {
  const headers = { authorization: `Bearer ${randomUUIDv7()}` };
  const answer = await app.server.inject({ url: '/api/teams', headers });
  expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the session cookie adds nothing to what a service may do', async () => {
  const { headers } = app.service({ scopes: ['teams:read'] });
  const both = { ...headers, cookie: admin.cookie };
  expect((await app.server.inject({ url: '/api/teams', headers: both })).statusCode).toBe(200);
  const users = await app.server.inject({ url: '/api/admin/users', headers: both });
  expect(users.json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('the log names a service by its name and id, a person by theirs, and the system as System', async () => {
  const service = app.service({ scopes: ['audit:read'], name: 'Archive' });
  expect((await service.get('/admin/audit/export')).statusCode).toBe(200);
  expect((await admin.get('/admin/audit/export?entity=audit-log')).statusCode).toBe(200);
  const { data } = (await service.get('/admin/audit')).json();
  expect(data.map(({ actor }: { actor: object }) => actor)).toEqual([
    { kind: 'PERSON', id: admin.id, name: 'Helen', email: admin.email },
    { kind: 'SERVICE', id: service.id, name: 'Archive' },
    ...Array(data.length - 2).fill({ kind: 'SYSTEM', name: 'System' }),
  ]);
  expect(data.length).toBeGreaterThan(2);
  const ofService = (await admin.get(`/admin/audit?actorId=${service.id}`)).json();
  expect(ofService.data).toMatchObject([{ action: 'audit-log.exported', actor: { name: 'Archive' } }]);
  const csv = (await service.get('/admin/audit/export')).body.split('\n');
  expect(csv.filter((line) => line.includes(',Archive,,'))).toHaveLength(2);
  expect(csv.filter((line) => line.includes(',System,,')).length).toBe(data.length - 2);
});

test('a service sees the absences of everyone, with their type only if everyone may know it', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const person = await createUser(app.database, { departmentId });
  await createRequest(app.database, {
    requesterId: person.id,
    type: 'SICK_LEAVE',
    startDate: '2026-03-09',
    status: 'APPROVED',
    decidedById: admin.id,
  });
  const service = app.service({ scopes: ['time-off:read'] });
  const answer = await service.get('/vacation/absences?startDate=2026-03-01&endDate=2026-03-31');
  expect(answer.json(), answer.body).toMatchObject([{ user: { id: person.id }, type: 'AWAY' }]);
});

test('a service has no teams of its own', async () => {
  const service = app.service({ scopes: ['teams:read'] });
  const { id: departmentId } = await createDepartment(app.database);
  const team = await createTeam(app.database, { departmentId });
  expect((await service.get(`/teams/${team.id}`)).json()).toMatchObject({ id: team.id });
  const own = await service.get('/teams?mine=true');
  expect(own.json()).toMatchObject({ code: 'FORBIDDEN', message: english(needsPerson.message) });
});

test('the news are for people', async () => {
  const answer = await app.service({ scopes: ['people:read'] }).get('/news');
  expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', message: english(needsPerson.message) });
});

test('a line of the call log has the id of the service', async () => {
  const service = app.service({ scopes: [] });
  await service.get('/teams');
  const line = app.logged.find((each) => each.includes(service.id)) ?? '';
  expect(JSON.parse(line)).toMatchObject({ serviceId: service.id, status: 403 });
});

test('each service has its own call limit', async () => {
  const limited = await testApp({ config: { callsPerSecond: 1 } });
  try {
    const [busy, quiet] = [limited.service({ scopes: [] }), limited.service({ scopes: [] })];
    const answers = await Promise.all(
      Array.from({ length: 201 }, () =>
        limited.server.inject({ url: '/api/company', headers: busy.headers }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    expect((await busy.get('/company')).statusCode).toBe(429);
    expect((await quiet.get('/company')).statusCode).toBe(200);
    expect((await limited.server.inject({ url: '/api/company' })).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
