import { type Role, roles } from '@almanac/domain/access/role';
import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment } from '../factories.ts';
import { type TestActor, testApp } from '../test-app.ts';
import type { AccessRow, TableCall, Whose, World } from './access-row.ts';
import { accessToPeople } from './access-to-people.ts';
import { accessToSessions } from './access-to-sessions.ts';
import { accessToTeams } from './access-to-teams.ts';
import { accessToTimeOff } from './access-to-time-off.ts';

const table = { ...accessToSessions, ...accessToPeople, ...accessToTimeOff, ...accessToTeams };
const rows = contract.flatMap((endpoint) =>
  (table[endpoint.name] ?? []).map((row) => ({ endpoint, row, name: endpoint.name, about: row.about })),
);

let world: World;

beforeAll(async () => {
  const app = await testApp({ today: '2026-03-02' });
  const [own, other] = [await createDepartment(app.database), await createDepartment(app.database)];
  world = { app, ownDepartmentId: own.id, otherDepartmentId: other.id };
  await app.signedIn('SYSTEM_ADMIN');
});

afterAll(() => world.app.close());

test('there are rows for every call of the contract, and for no other', () => {
  expect(Object.keys(table).sort()).toEqual(contract.map(({ name }) => name).sort());
});

describe.each(rows)('$name, about records of $about', ({ endpoint, row }) => {
  test.each(roles)('%s', async (role) => {
    const actor = await signIn(role);
    const answer = await send(endpoint, await prepare(row, actor), actor.cookie);
    expect(answer.statusCode, answer.body).toBe(row.answers[role]);
  });

  test('without a session', async () => {
    const call = await prepare(row, await signIn('EMPLOYEE'));
    const answer = await send(endpoint, call, undefined);
    expect(answer.statusCode, answer.body).toBe(row.visitor ?? 401);
  });

  test.each(roles)('a deactivated %s', async (role) => {
    const actor = await signIn(role);
    const call = await prepare(row, actor);
    await world.app.database
      .updateTable('users')
      .set({ isActive: false })
      .where('id', '=', actor.id)
      .execute();
    const answer = await send(endpoint, call, actor.cookie);
    expect(answer.statusCode, answer.body).toBe(row.visitor ?? 401);
  });
});

function signIn(role: Role): Promise<TestActor> {
  return world.app.signedIn(role, { departmentId: world.ownDepartmentId });
}

async function prepare(row: AccessRow, actor: TestActor): Promise<TableCall> {
  const whose = row.about.split(',')[0];
  return row.prepare(world, actor, isWhose(whose) ? whose : 'nobody');
}

function isWhose(text: string | undefined): text is Whose {
  return ['own', 'own department', 'other department', 'unknown'].some((whose) => whose === text);
}

function send({ method, path }: Endpoint, { params, query, body }: TableCall, cookie: string | undefined) {
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params?.[name] ?? '')}`;
  return world.app.server.inject({
    method,
    url,
    query: query ?? {},
    headers: cookie === undefined ? {} : { cookie },
    ...(body && { payload: body }),
  });
}
