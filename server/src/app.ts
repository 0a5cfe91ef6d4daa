import { dateAt } from '@almanac/domain/calendar/calendar-date';
import type { StaffLists } from '@almanac/domain/people/role';
import { notFound } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { demoStaff } from './people/demo-staff.ts';
import { registerPeople } from './people/routes.ts';
import { type Auth, createAuth } from './platform/auth/auth.ts';
import { findSession } from './platform/auth/session.ts';
import type { Config } from './platform/config.ts';
import { createDatabase } from './platform/database/database.ts';
import type { Api } from './platform/http/bind.ts';
import type { LogSettings } from './platform/http/call-log.ts';
import { sendRefusal } from './platform/http/error-answer.ts';
import { ownOrigins } from './platform/http/origins.ts';
import { createServer } from './platform/http/server.ts';
import { startJobQueue } from './platform/jobs/job-queue.ts';
import { createMailbox, createSmtpMailer, mailWorker } from './platform/mail/mailer.ts';
import { registerTimeOff } from './time-off/routes.ts';

export interface AppSettings {
  config: Config;
  pool: pg.Pool;
  /** Signs the session cookies. */
  secret: string;
  log: LogSettings;
  clock?: () => Date;
}

export interface App {
  server: FastifyInstance;
  auth: Auth;
  /** Ends everything that the application runs, but for the pool; at most the milliseconds are waited for jobs. */
  stop(timeoutMilliseconds?: number): Promise<void>;
}

/** Puts the application together; whoever calls it lets the server listen, or injects calls. */
export async function createApp({
  config,
  pool,
  secret,
  log,
  clock = () => new Date(),
}: AppSettings): Promise<App> {
  const { appUrl, company, isDemo } = config;
  const database = createDatabase(pool);
  const server = createServer({ log, appUrl, trustedProxies: config.trustedProxies });
  const mailer = config.mailServer ? createSmtpMailer(config.mailServer) : createMailbox(database);
  const auth = createAuth({
    database,
    secret,
    appUrl,
    trustedOrigins: ownOrigins(appUrl),
    sendMagicLink: async () => undefined,
  });
  const jobs = await startJobQueue(pool, [mailWorker(mailer)], server.log);
  const api: Api = {
    server,
    contextOf(request) {
      const now = clock();
      const today = dateAt(now.getTime(), company.timeZone);
      const caller = { address: request.ip, headers: callerHeaders(request) };
      return { database, jobs, caller, now, today };
    },
    findSession: ({ caller }) => findSession(auth, caller),
  };
  registerPeople(api, {
    auth,
    company,
    appUrl,
    isDemo,
    hasMailbox: config.mailServer === undefined,
    staff: staffOf(config),
  });
  registerTimeOff(api, { leavePolicy: config.leavePolicy, appUrl, companyName: company.name });
  server.setNotFoundHandler((request, reply) => sendRefusal(request, reply, notFound('Page')));
  await server.ready();
  return {
    server,
    auth,
    async stop(timeoutMilliseconds = 5000) {
      await server.close();
      await jobs.stop(timeoutMilliseconds);
      mailer.close();
    },
  };
}

function staffOf({ staff, isDemo }: Config): StaffLists {
  const standard: StaffLists = isDemo ? demoStaff : { systemAdmins: [], hrAdmins: [], managers: [] };
  return { ...standard, ...staff };
}

/** The headers of a call; the address it came from is the one that the server believes. */
function callerHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}
