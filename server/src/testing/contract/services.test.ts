import { contract } from '@almanac/domain/contract';
import { needsPerson, scopes } from '@almanac/domain/endpoint';
import { english } from '@almanac/domain/testing/english';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestService, testApp } from '../test-app.ts';
import { unknownId } from './access-row.ts';
import { sendTableCall } from './table-call.ts';

/** The calls that a service may make, with their scopes. */
const callsOfServices = {
  listUsers: 'people:read',
  listAuditEntries: 'audit:read',
  exportAuditEntries: 'audit:read',
  listTeams: 'teams:read',
  readTeam: 'teams:read',
  listAbsences: 'time-off:read',
};

const answers: Partial<Record<string, number>> = { readTeam: 404, listAbsences: 400 };

const calls = contract
  .filter(({ access }) => access === 'signed-in')
  .map((endpoint) => ({ endpoint, name: endpoint.name }));
const open = calls.filter(({ endpoint }) => endpoint.scope);
const closed = calls.filter(({ endpoint }) => !endpoint.scope);

let app: TestApp;
let allowedAll: TestService;
let allowedNothing: TestService;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  allowedAll = app.service({ scopes });
  allowedNothing = app.service({ scopes: [] });
});
afterAll(() => app.close());

test('services may make only the intended calls, and each scope opens one', () => {
  const scopesOfCalls = Object.fromEntries(open.map(({ name, endpoint }) => [name, endpoint.scope]));
  expect(scopesOfCalls).toEqual(callsOfServices);
  expect(scopes.filter((scope) => !Object.values(callsOfServices).includes(scope))).toEqual([]);
});

test.each(closed)('$name needs a person, whatever the scopes', async ({ endpoint }) => {
  for (const service of [allowedAll, allowedNothing]) {
    const answer = await call(service, endpoint);
    expect(answer.json(), answer.body).toMatchObject({
      code: 'FORBIDDEN',
      message: english(needsPerson.message),
    });
  }
});

describe.each(open)('$name', ({ endpoint, name }) => {
  test('is refused to a service with all scopes except its own, which the refusal names', async () => {
    const service = app.service({ scopes: scopes.filter((scope) => scope !== endpoint.scope) });
    for (const each of [service, allowedNothing]) {
      const answer = await call(each, endpoint);
      expect(answer.json(), answer.body).toMatchObject({ code: 'FORBIDDEN' });
      expect(answer.json().message).toContain(`'${endpoint.scope}'`);
    }
  });

  test('answers a service with its scope', async () => {
    const { statusCode, body } = await call(
      app.service({ scopes: [endpoint.scope ?? 'people:read'] }),
      endpoint,
    );
    expect(statusCode, body).toBe(answers[name] ?? endpoint.status);
  });
});

test('public calls take no notice of a service', async () => {
  for (const path of ['/auth/get-session', '/company']) {
    const answer = await allowedNothing.get(path);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await allowedAll.get('/auth/get-session')).json()).toBeNull();
});

/** Calls with an unknown id and no other input. */
function call({ headers }: TestService, endpoint: (typeof contract)[number]) {
  const names = Object.keys(endpoint.params?.shape ?? {});
  const params = Object.fromEntries(names.map((each) => [each, unknownId]));
  return sendTableCall(app, endpoint, { params, headers, ...(endpoint.body && { body: {} }) });
}
