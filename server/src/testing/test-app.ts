import type { Role } from '@almanac/domain/access/role';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type App, createApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { createUser, type NewUser } from './factories.ts';
import { rememberJobs } from './mails.ts';
import { startSession } from './sessions.ts';

const secret = 'a secret of the tests, which signs nothing else';

export interface TestApp extends App, Omit<TestDatabase, 'drop'> {
  config: Config;
  /** All log lines of the application. */
  logged: string[];
  /** Sets the application's clock to noon (UTC) of the day. */
  setToday(today: string): void;
  /** Creates a user with the role and signs them in. */
  signedIn(role: Role, overrides?: Partial<NewUser>): Promise<TestActor>;
  /** The same person without retries on 'try again later' responses. */
  impatient(actor: TestActor): TestActor;
  close(): Promise<void>;
}

/** A signed-in person for tests; retries calls that a busy machine postponed. */
export interface TestActor {
  id: string;
  email: string;
  cookie: string;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  put(path: string, body?: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
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
  let instant = today && Date.parse(`${today}T12:00:00Z`);
  const app = await createApp({
    config,
    pool: servicePool,
    secret,
    log: { level: 'debug', stream: { write: (line: string) => logged.push(line) > 0 } },
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
    async signedIn(role, overrides) {
      const user = await createUser(database, { ...overrides, role });
      return actingAs(app.server, { ...user, cookie: await startSession(database, user.id, secret) });
    },
    impatient: (actor) => actingAs(app.server, actor, (call) => call()),
    async close() {
      await app.stop();
      if (!shared) await testing.drop();
    },
  };
}

function actingAs(
  server: App['server'],
  { id, email, cookie }: Pick<TestActor, 'id' | 'email' | 'cookie'>,
  make = untilServed,
): TestActor {
  const call = (options: InjectOptions) => make(() => server.inject({ ...options, headers: { cookie } }));
  const withBody = (method: 'POST' | 'PUT') => (path: string, body?: object) =>
    call({ method, url: `/api${path}`, ...(body && { payload: body }) });
  return {
    id,
    email,
    cookie,
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
