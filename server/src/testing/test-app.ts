import { randomUUIDv7 } from 'node:crypto';
import type { Service } from '@almanac/domain/access/principal';
import type { Role } from '@almanac/domain/access/role';
import type { Scope } from '@almanac/domain/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import type { App } from '../app-settings.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Caller } from '../platform/use-case/use-case.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { createUser, type NewUser } from './factories.ts';
import { rememberJobs } from './mails.ts';
import { startSession } from './sessions.ts';

/** Signs and seals in tests. */
export const secretOfTests = 'a secret of the tests, which signs nothing else';

export interface TestApp extends App, Omit<TestDatabase, 'drop'> {
  config: Config;
  /** All log lines of the application. */
  logged: string[];
  /** Sets the application's clock to noon (UTC) of the day. */
  setToday(today: string): void;
  /** Sets the application's clock to the instant. */
  setNow(instant: string): void;
  /** Creates a user with the role and signs them in. */
  signedIn(role: Role, overrides?: Partial<NewUser>): Promise<TestActor>;
  /** A service with the scopes, which nothing outside tests can be yet. */
  service(options: { scopes: readonly Scope[]; name?: string }): TestService;
  /** The same person without retries on 'try again later' responses. */
  impatient(actor: TestActor): TestActor;
  close(): Promise<void>;
}

/** Makes calls for tests; retries those that a busy machine postponed. */
interface TestCaller {
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  put(path: string, body?: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
}

/** A signed-in person. */
export interface TestActor extends TestCaller {
  id: string;
  email: string;
  cookie: string;
}

/** A service, identified by its headers. */
export interface TestService extends TestCaller, Service {
  headers: { authorization: string };
}

export interface TestAppOptions {
  /** The application's today, `YYYY-MM-DD`; by default the real one. */
  today?: string;
  config?: Partial<Config>;
  /** Shares another instance's database; that instance drops it. */
  database?: TestDatabase;
}

/** Starts the whole application on its own database; `close()` it in `afterAll`. */
export async function testApp({
  today,
  config: overrides,
  database: shared,
}: TestAppOptions = {}): Promise<TestApp> {
  const testing = shared ?? (await testDatabase());
  const { pool, database, servicePool } = testing;
  const config: Config = { ...readConfig({ DEMO: 'false', CALLS_PER_SECOND: '0' }), ...overrides };
  const logged: string[] = [];
  const services = new Map<string, Service>();
  const serviceOf = ({ headers }: Caller) => services.get(headers.get('authorization') ?? '');
  let instant = today && Date.parse(`${today}T12:00:00Z`);
  const app = await createApp({
    config,
    pool: servicePool,
    secret: secretOfTests,
    log: { level: 'debug', stream: { write: (line: string) => logged.push(line) > 0 } },
    services: { idOf: (caller) => serviceOf(caller)?.id, find: async (caller) => serviceOf(caller) },
    clock: () => (instant ? new Date(instant) : new Date()),
  });
  await app.seed();
  await rememberJobs(pool, app.composeEmail);
  return {
    ...testing,
    ...app,
    config,
    logged,
    setToday(day) {
      instant = Date.parse(`${day}T12:00:00Z`);
    },
    setNow(now) {
      instant = Date.parse(now);
    },
    async signedIn(role, overrides) {
      const user = await createUser(database, { ...overrides, role });
      const { id, email } = user;
      const cookie = await startSession(database, user.id, secretOfTests);
      return { id, email, cookie, ...callsWith(app.server, { cookie }) };
    },
    service({ scopes, name = 'Payroll' }) {
      const id = randomUUIDv7();
      const createdBy = { id: randomUUIDv7(), name: 'Sam', email: 'sam@example.com' };
      const service: Service = { kind: 'SERVICE', id, name, scopes, createdBy };
      const headers = { authorization: `Bearer ${id}` };
      services.set(headers.authorization, service);
      return { ...service, headers, ...callsWith(app.server, headers) };
    },
    impatient: ({ id, email, cookie }) => {
      return { id, email, cookie, ...callsWith(app.server, { cookie }, (call) => call()) };
    },
    async close() {
      await app.stop();
      if (!shared) await testing.drop();
    },
  };
}

function callsWith(server: App['server'], headers: Record<string, string>, make = untilServed): TestCaller {
  const call = (options: InjectOptions) => make(() => server.inject({ ...options, headers }));
  const withBody = (method: 'POST' | 'PUT') => (path: string, body?: object) =>
    call({ method, url: `/api${path}`, ...(body && { payload: body }) });
  return {
    get: (path) => call({ method: 'GET', url: `/api${path}` }),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: (path) => call({ method: 'DELETE', url: `/api${path}` }),
  };
}

async function untilServed(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await call();
    if (answer.statusCode !== 503) return answer;
  }
}
