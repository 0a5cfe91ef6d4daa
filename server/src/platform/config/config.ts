import { resolve } from 'node:path';
import type { Language } from '@almanac/domain/language/language';
import { isLoopback } from '../network/loopback.ts';
import { type Environment, type VariableName, variables } from './config-variables.ts';

/** The company's name until someone gives it one. */
export const standardCompanyName = 'Example Company';

/** The configuration of this installation; entitlements are in days per leave year. */
export interface Config {
  host: string;
  port: number;
  appUrl: string;
  company: { domain: string; timeZone: string };
  /** Who gets an account at their first sign-in. */
  signUp: 'domain' | 'invited';
  /** The first settings, until they are stored. */
  settings: FirstSettings;
  /** The part set in the environment. */
  givenSettings: Partial<FirstSettings>;
  /** Addresses with an initial role; absent if not configured. */
  staff: { systemAdmins?: string[]; hrAdmins?: string[]; managers?: string[] };
  databaseUrl?: string;
  /** The same database as the owner of its tables; absent if the service owns them. */
  databaseOwnerUrl?: string;
  dataDirectory: string;
  authSecret?: string;
  /** Absent if mails are stored for the local mailbox page. */
  mailServer?: { url: string; from: string };
  isDemo: boolean;
  /** The initial rules of an empty database. */
  leavePolicy: LeavePolicy;
  /** The part set in the environment. */
  givenLeavePolicy: Partial<LeavePolicy>;
  trustedProxies: string[];
  /** Receivers inside the network that may be called. */
  outgoingHosts: string[];
  /** Average calls per second allowed per session; 0 is unlimited. */
  callsPerSecond: number;
  logLevel?: 'debug' | 'info' | 'warn' | 'error';
}

interface FirstSettings {
  companyName: string;
  locale: Language;
  /** The people with absences visible to colleagues. */
  absenceVisibility: 'company' | 'department' | 'none';
  /** The approver's working days before a reminder of a pending request. */
  remindAfterDays: number;
}

interface LeavePolicy {
  leaveYearStart: string;
  vacationDaysPerYear: number;
  sickDaysPerYear: number;
}

/** Prevents the start; one line per fault. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads the environment. Throws a `ConfigError` with all faults. */
export function readConfig(given: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const environment = parseVariables(given, faults);
  faults.push(...contradictions(environment, given));
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(environment);
}

export type DataLocation = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDirectory'>;

/** The data location of an installation. Throws a `ConfigError` if one of its variables is invalid. */
export function readDataLocation(given: NodeJS.ProcessEnv): DataLocation {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = given;
  const faults: string[] = [];
  const environment = parseVariables({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }, faults);
  faults.push(...missing(given, 'DATABASE_OWNER_URL', 'DATABASE_URL'));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    dataDirectory: dataDirectoryOf(environment),
    ...present({
      databaseUrl: environment.DATABASE_URL,
      databaseOwnerUrl: environment.DATABASE_OWNER_URL,
    }),
  };
}

function dataDirectoryOf({ DATA_DIR }: Environment): string {
  return resolve(DATA_DIR ?? './data');
}

function parseVariables(given: NodeJS.ProcessEnv, faults: string[]): Environment {
  const environment: Record<string, unknown> = {};
  for (const [name, { schema, takes, isSecret }] of Object.entries(variables)) {
    const value = given[name];
    if (!isGiven(value)) continue;
    const parsed = schema.safeParse(value);
    if (parsed.success) environment[name] = parsed.data;
    else
      faults.push(
        `${name} is ${isSecret ? 'set, but not shown here' : JSON.stringify(value)}; it takes ${takes}.`,
      );
  }
  return environment;
}

/** An empty value counts as unset, like a blank variable in a compose file. */
function isGiven(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

const together = [
  ['DATABASE_URL', 'AUTH_SECRET'],
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
] as const;

/** The fault of a variable that requires another one. */
function missing(given: NodeJS.ProcessEnv, name: VariableName, other: VariableName): string[] {
  if (!isGiven(given[name]) || isGiven(given[other])) return [];
  return [`${other} is not set; with ${name} it takes ${variables[other].takes}.`];
}

function contradictions(environment: Environment, given: NodeJS.ProcessEnv): string[] {
  const domain = environment.COMPANY_DOMAIN ?? 'example.com';
  const faults: string[] = [];
  for (const name of ['STAFF_SYSTEM_ADMINS', 'STAFF_HR_ADMINS', 'STAFF_MANAGERS'] as const) {
    const foreign = environment[name]?.filter((address) => !address.endsWith(`@${domain}`)) ?? [];
    if (foreign.length > 0) {
      faults.push(`${name} holds ${foreign.join(', ')}; it takes addresses that end with @${domain}.`);
    }
  }
  for (const [name, other] of together) faults.push(...missing(given, name, other));
  if (!isGiven(given.SMTP_URL)) faults.push(...remoteSettings(environment));
  return faults;
}

/** A reverse proxy exposes the mailbox page like an open port does, and APP_URL reveals one. */
function remoteSettings({
  HOST: host,
  APP_URL: appUrl,
  TRUSTED_PROXIES: proxies = [],
}: Environment): string[] {
  const reason = 'since anyone who reaches the mailbox page can sign in as anyone';
  const faults: string[] = [];
  if (host && !isLoopback(host)) {
    faults.push(
      `HOST is ${JSON.stringify(host)}; without SMTP_URL it takes a loopback address only, ${reason}.`,
    );
  }
  if (appUrl && !isLoopback(new URL(appUrl).hostname)) {
    faults.push(
      `APP_URL is ${JSON.stringify(appUrl)}; without SMTP_URL it takes an address on this machine only, such as http://localhost:3000, ${reason}.`,
    );
  }
  if (proxies.length > 0) {
    faults.push(`TRUSTED_PROXIES is set; with a reverse proxy SMTP_URL is required, ${reason}.`);
  }
  return faults;
}

function toConfig(given: Environment): Config {
  const port = given.PORT ?? 3000;
  return {
    host: given.HOST ?? '127.0.0.1',
    port,
    appUrl: given.APP_URL ?? `http://localhost:${port}`,
    company: companyOf(given),
    signUp: given.SIGN_UP ?? 'domain',
    settings: { ...standardSettings, ...givenSettingsOf(given) },
    givenSettings: givenSettingsOf(given),
    staff: present({
      systemAdmins: given.STAFF_SYSTEM_ADMINS,
      hrAdmins: given.STAFF_HR_ADMINS,
      managers: given.STAFF_MANAGERS,
    }),
    dataDirectory: dataDirectoryOf(given),
    isDemo: given.DEMO ?? (given.COMPANY_DOMAIN === undefined && given.DATABASE_URL === undefined),
    leavePolicy: { ...standardLeave, ...givenLeavePolicyOf(given) },
    givenLeavePolicy: givenLeavePolicyOf(given),
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    outgoingHosts: given.OUTGOING_HOSTS ?? [],
    callsPerSecond: given.CALLS_PER_SECOND ?? 50,
    ...present({
      databaseUrl: given.DATABASE_URL,
      databaseOwnerUrl: given.DATABASE_OWNER_URL,
      authSecret: given.AUTH_SECRET,
      mailServer: mailServerOf(given),
      logLevel: given.LOG_LEVEL,
    }),
  };
}

function companyOf({ COMPANY_DOMAIN, COMPANY_TIMEZONE }: Environment): Config['company'] {
  return {
    domain: COMPANY_DOMAIN ?? 'example.com',
    timeZone: COMPANY_TIMEZONE ?? 'UTC',
  };
}

const standardSettings: FirstSettings = {
  companyName: standardCompanyName,
  locale: 'en',
  absenceVisibility: 'department',
  remindAfterDays: 3,
};

function givenSettingsOf(given: Environment): Config['givenSettings'] {
  return present({
    companyName: given.COMPANY_NAME,
    locale: given.COMPANY_LOCALE,
    absenceVisibility: given.ABSENCE_VISIBILITY,
    remindAfterDays: given.REMIND_AFTER_DAYS,
  });
}

const standardLeave: LeavePolicy = {
  leaveYearStart: '01-01',
  vacationDaysPerYear: 24,
  sickDaysPerYear: 12,
};

function givenLeavePolicyOf(given: Environment): Config['givenLeavePolicy'] {
  return present({
    leaveYearStart: given.LEAVE_YEAR_START,
    vacationDaysPerYear: given.VACATION_DAYS_PER_YEAR,
    sickDaysPerYear: given.SICK_DAYS_PER_YEAR,
  });
}

function mailServerOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): Config['mailServer'] {
  return url && from ? { url, from } : undefined;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}
