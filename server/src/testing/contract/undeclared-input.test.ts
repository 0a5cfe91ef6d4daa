import { contract } from '@almanac/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../factories.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { fieldsOf } from './schema-inputs.ts';
import { sendTableCall } from './table-call.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
});

afterAll(() => app.close());

test('an undeclared query is refused, and changes nothing', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const { id } = await createUser(app.database, { name: 'Grace' });
  const answer = await admin.put(`/admin/users/${id}?role=SYSTEM_ADMIN&isActive=false`, {
    name: 'Grace Hopper',
  });
  expect(answer.json(), answer.body).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: ['role', 'isActive'].map((path) => ({ path, message: `There is no field '${path}'` })),
  });
  const user = app.database.selectFrom('users').select(['name', 'role', 'isActive']).where('id', '=', id);
  expect(await user.executeTakeFirst()).toEqual({ name: 'Grace', role: 'EMPLOYEE', isActive: true });
});

const isOfSignIn = ({ path }: { path: string }) => path.startsWith('/auth/');

test.each(contract.filter((endpoint) => !isOfSignIn(endpoint)))(
  '$name refuses an undeclared query field',
  async (endpoint) => {
    const actor = await app.signedIn('SYSTEM_ADMIN');
    const params = Object.fromEntries(fieldsOf(endpoint.params).map((name) => [name, actor.id]));
    const answer = await sendTableCall(app, endpoint, { params, query: { surprise: '1' } }, actor.cookie);
    expect(answer.json(), answer.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'surprise', message: "There is no field 'surprise'" }],
    });
  },
);

test.each(contract.filter(isOfSignIn))('$name ignores an undeclared query', async (endpoint) => {
  const actor = await app.signedIn('SYSTEM_ADMIN');
  const answer = await sendTableCall(app, endpoint, { query: { surprise: '1' } }, actor.cookie);
  expect(answer.body).not.toContain('surprise');
});

test.each(['/api/health/live', '/api/health/ready', '/api/openapi.json', '/api/news'])(
  '%s takes no query',
  async (url) => {
    const answer = await app.server.inject({ url: `${url}?surprise=1` });
    expect(answer.json(), answer.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'surprise' }],
    });
  },
);

test('an undeclared field is refused, and changes nothing', async () => {
  const admin = await app.signedIn('HR_ADMIN');
  const asked = await createUser(app.database);
  const { id } = await createRequest(app.database, { requesterId: asked.id, startDate: '2026-03-09' });
  const other = await createRequest(app.database, { requesterId: asked.id, startDate: '2026-03-10' });
  const answer = await admin.post(`/vacation/${id}/approve`, {
    id: other.id,
    reason: 'none',
    status: 'REJECTED',
  });
  expect(answer.json(), answer.body).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: ['id', 'status'].map((path) => ({ path, message: `There is no field '${path}'` })),
  });
  expect((await admin.get(`/vacation/${id}`)).json()).toMatchObject({ id, status: 'PENDING' });
});

test.each(contract.filter(({ method, body }) => method !== 'GET' && !body))(
  '$name declares no body and refuses one',
  async (endpoint) => {
    const actor = await app.signedIn('SYSTEM_ADMIN');
    const params = {
      id: actor.id,
      memberId: actor.id,
      teamId: actor.id,
      userId: actor.id,
      deliveryId: actor.id,
      type: 'VACATION',
      code: 'VACATION',
      from: '2026-01-01',
      through: '2025-12-31',
    };
    const query = fieldsOf(endpoint.query).includes('reason') ? { reason: 'A mistake' } : {};
    for (const body of [{ surprise: true }, ['surprise']]) {
      const answer = await sendTableCall(app, endpoint, { params, query, body }, actor.cookie);
      expect(answer.json(), answer.body).toMatchObject({ code: 'VALIDATION_ERROR' });
    }
    const empty = await sendTableCall(app, endpoint, { params, query, body: {} }, actor.cookie);
    expect(empty.body).not.toContain('VALIDATION_ERROR');
  },
);
