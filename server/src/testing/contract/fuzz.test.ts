import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { type Role, roles } from '@almanac/domain/access/role';
import { contract } from '@almanac/domain/contract';
import type { Endpoint } from '@almanac/domain/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeChannel } from '../channels.ts';
import { storeLink } from '../decision-links.ts';
import {
  createAdjustment,
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../factories.ts';
import { createFeed } from '../feeds.ts';
import { createPayrollProfile, createPayrollRun } from '../payroll-factories.ts';
import { storePhoto } from '../photos.ts';
import { createPlan } from '../plan-factories.ts';
import { createPlace, giveTerms } from '../terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../test-app.ts';
import { storeDelivery, storeWebhook } from '../webhooks.ts';
import { faultsOf } from './answer-faults.ts';
import { type Call, hostileCall, nearlyValidCall, validCall } from './calls.ts';
import type { KnownFacts } from './schema-inputs.ts';
import { injected, overHttp, type Send } from './send.ts';

const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
// For a long run: FUZZ_RUNS=500.
const runs = Number(process.env.FUZZ_RUNS ?? 30);
const today = '2026-03-02';
const firstDays = ['2026-02-02', '2026-01-01'] as const;
const callers = [...roles, 'a visitor', 'a visitor with a forged cookie'] as const;
type Caller = (typeof callers)[number];

let app: TestApp;
let facts: KnownFacts;
let areFactsUsed = true;
let http: ReturnType<typeof overHttp>;
const actors = new Map<Role, TestActor>();
const succeeded = new Set<string>();

beforeAll(async () => {
  app = await testApp({ today });
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  http = overHttp(new URL(address).port);
});

afterAll(async () => {
  http.close();
  await app.close();
});

describe(`every call follows the contract, for any caller and input (FUZZ_SEED=${seed})`, () => {
  const kinds = { valid: validCall, 'nearly valid': nearlyValidCall, hostile: hostileCall };

  describe.each(contract)('$name', (endpoint) => {
    // Restores what the previous call used or deleted; reading does neither.
    beforeAll(async () => {
      if (areFactsUsed) facts = await storeFacts();
      areFactsUsed = endpoint.method !== 'GET';
    });

    test.each(['valid', 'nearly valid', 'hostile'] as const)('%s input', async (kind) => {
      let hasCalled = false;
      const latest = performance.now() + runs * 40;
      await fc.assert(
        fc.asyncProperty(
          kinds[kind](endpoint, facts),
          fc.constantFrom(...callers),
          fc.boolean(),
          async (call, caller, isInjected) => {
            // Fewer on a busy machine, but at least one.
            if (hasCalled && performance.now() > latest) return;
            hasCalled = true;
            await expectKept(endpoint, call, caller, isInjected ? injected(app.server) : http.send);
          },
        ),
        { seed, numRuns: runs, endOnFailure: true },
      );
    });
  });

  // A busy machine makes fewer calls above, so endpoints without a success are retried in rounds, bounded by count and
  // not by time.
  test('valid input succeeds on nearly every endpoint', async () => {
    facts = await storeFacts();
    const tries = contract.map((endpoint) => ({ endpoint, calls: againAndAgain(endpoint) }));
    const neverThrough = () => tries.filter(({ endpoint }) => !succeeded.has(endpoint.name));
    // Some need unlikely records: a decision of the last ten seconds, an unsent mail, a closed year.
    const areFew = () => neverThrough().length < contract.length / 10;
    for (let turn = 0; turn < turns && !areFew(); turn += 1) {
      for (const { calls } of neverThrough()) await calls.next();
    }
    expect(
      areFew(),
      neverThrough()
        .map(({ endpoint }) => endpoint.name)
        .join(', '),
    ).toBe(true);
  });

  test('the server has no fault', () => {
    expect(app.logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

async function expectKept(endpoint: Endpoint, call: Call, caller: Caller, send: Send): Promise<void> {
  const answer = await send(call, await cookieOf(caller));
  const faults = faultsOf(endpoint, call, answer);
  if (answer.status === endpoint.status) succeeded.add(endpoint.name);
  if (isRole(caller) && answer.status === 401) {
    // An earlier call ended the session.
    actors.delete(caller);
  }
  expect(faults, `${caller}: ${call.method} ${call.path.slice(0, 300)} ${call.body?.slice(0, 300)}`).toEqual(
    [],
  );
}

const turns = 60;

/** Calls the endpoint with valid input, several times per round, until one succeeds. */
async function* againAndAgain(endpoint: Endpoint): AsyncGenerator<void> {
  const calls = fc.sample(validCall(endpoint, facts), { seed, numRuns: 8 * runs });
  for (const [index, call] of calls.entries()) {
    for (const caller of ['SYSTEM_ADMIN', 'EMPLOYEE'] as const) {
      await expectKept(endpoint, call, caller, injected(app.server));
    }
    if (index % Math.ceil(calls.length / turns) === 0) yield;
  }
}

async function cookieOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'a visitor') return undefined;
  if (!isRole(caller)) return 'almanac.session_token=forged.c2lnbmF0dXJl; other=%00';
  const actor = actors.get(caller) ?? (await app.signedIn(caller));
  actors.set(caller, actor);
  return actor.cookie;
}

function isRole(caller: Caller): caller is Role {
  return roles.some((role) => role === caller);
}

/** Records of every kind, including the callers', so that valid input finds some. */
async function storeFacts(): Promise<KnownFacts> {
  const { database } = app;
  // Hundreds of administrators would all be asked to decide.
  await database.updateTable('users').set({ isActive: false }).execute();
  const department = await createDepartment(database);
  const teams = [department, department].map(({ id }) => createTeam(database, { departmentId: id }));
  const team = (await Promise.all(teams)).map(({ id }) => id);
  const unused = await Promise.all(Array.from({ length: 5 }, () => createDepartment(database)));
  // Excludes the callers: removing a caller's role would spoil all later calls.
  const users = [...roles, ...roles].map((role, index) =>
    createUser(database, {
      role,
      isActive: index < roles.length,
      hasSignedIn: index > 1,
      departmentId: department.id,
    }),
  );
  const places = await Promise.all(Array.from({ length: 3 }, () => createPlace(database, randomUUID())));
  const people = (await Promise.all(users)).map(({ id }) => id);
  const held = await createPlace(database, randomUUID());
  for (const userId of people) await giveTerms(database, userId, held, firstDays[0]);
  // A company has a limited number of them.
  await database.deleteFrom('webhooks').execute();
  const webhook = await Promise.all([1, 2, 3].map(() => storeWebhook({ database })));
  const facts = {
    user: people,
    department: [department.id, ...unused.map(({ id }) => id)],
    team,
    member: [] as string[],
    request: [] as string[],
    plan: await Promise.all(Array.from({ length: 5 }, () => createPlan(database))),
    place: places.map(({ place }) => place),
    schedule: places.map(({ schedule }) => schedule),
    adjustment: await Promise.all(
      people.map((userId) => createAdjustment(database, { userId, authorId: userId })),
    ),
    photo: await Promise.all(people.map((userId) => storePhoto(database, userId))),
    profile: (await Promise.all([1, 2, 3].map(() => createPayrollProfile(database)))).map(({ id }) => id),
    run: await Promise.all(people.slice(0, 2).map((id) => createPayrollRun(database, id))),
    channel: await Promise.all([1, 2, 3].map(() => storeChannel({ database }))),
    feed: [] as string[],
    webhook,
    delivery: await Promise.all(webhook.map((id) => storeDelivery({ database }, id))),
    deputy: await Promise.all(
      people.map((userId, index) => storeDeputy(userId, people[index - 1] ?? people.at(-1) ?? '')),
    ),
  };
  const feedTokens: string[] = [];
  const emails: [string, ...string[]] = ['grace@example.com'];
  for (const role of roles) {
    const actor = await app.signedIn(role, { departmentId: department.id });
    actors.set(role, actor);
    const requests = ['2026-03-09', '2026-03-16', '2026-03-23'].map((startDate) =>
      createRequest(database, { requesterId: actor.id, startDate }),
    );
    const member = await createTeamMember(database, {
      teamId: team[0] ?? '',
      userId: actor.id,
      allocationTenths: 100,
    });
    facts.member.push(member.id);
    facts.request.push(...(await Promise.all(requests)).map(({ id }) => id));
    emails.push(actor.email);
    for (let feed = 0; feed < 8; feed += 1) {
      const { id, token } = await createFeed(database, { userId: actor.id });
      facts.feed.push(id);
      feedTokens.push(token);
    }
  }
  for (const id of facts.user.slice(0, 2)) facts.request.push(await approvedYear(id));
  const approverId = actors.get('SYSTEM_ADMIN')?.id ?? '';
  const pending = facts.request.slice(-13, -2);
  const linkTokens = await Promise.all(pending.map((requestId) => storeLink(app, { approverId, requestId })));
  return { today, ids: facts, firstDays, emails, feedTokens, linkTokens };
}

async function storeDeputy(userId: string, deputyId: string): Promise<string> {
  const period = { startDate: '2026-03-09', endDate: '2026-03-13' };
  const row = { id: randomUUIDv7(), userId, deputyId, ...period };
  await app.database.insertInto('deputies').values(row).execute();
  return row.id;
}

/** An approved year off, so that days can be removed from it; its person makes no other requests here. */
async function approvedYear(requesterId: string): Promise<string> {
  const year = {
    startDate: '2026-04-01',
    endDate: '2027-03-31',
    type: 'UNPAID',
    status: 'APPROVED',
  } as const;
  const { id } = await createRequest(app.database, { requesterId, ...year, decidedById: requesterId });
  return id;
}
