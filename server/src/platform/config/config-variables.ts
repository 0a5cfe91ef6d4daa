import { isIP } from 'node:net';
import { isDayOfEveryYear } from '@almanac/domain/calendar/date-parts';
import { languages } from '@almanac/domain/language/language';
import { z } from 'zod';
import { looksRandom } from './secret.ts';

/** An environment variable: its `--help` text and its parser. */
interface Variable<Schema extends z.ZodType> {
  meaning: string;
  takes: string;
  standard: string;
  /** No message shows its value. */
  isSecret?: true;
  schema: Schema;
}

function variable<Schema extends z.ZodType>(definition: Variable<Schema>): Variable<Schema> {
  return definition;
}

const text = z.string().trim();
const mailAddress = /^[^\s@<>,]+@[^\s@<>,]+$/;
const domain = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const list = text.transform((value) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);
const staff = list
  .transform((addresses) => addresses.map((address) => address.toLowerCase()))
  .refine((addresses) => addresses.every((address) => mailAddress.test(address)));
const days = text
  .regex(/^\d{1,3}(\.[05])?$/)
  .transform(Number)
  .refine((number) => number <= 366);

/** Every variable that Almanac reads. */
export const variables = {
  PORT: variable({
    meaning: 'the port it listens on',
    takes: 'a number from 0 to 65535',
    standard: '3000',
    schema: text
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: variable({
    meaning: 'the address it listens on',
    takes: 'an IP address or a host name',
    standard: '127.0.0.1',
    schema: text.regex(/^[a-zA-Z0-9.:-]+$/),
  }),
  APP_URL: variable({
    meaning: 'the public address, used in mails, for cookies and for origin checks',
    takes: 'an http or https address without a path',
    standard: 'http://localhost:$PORT',
    schema: text.refine(isOrigin).transform((url) => new URL(url).origin),
  }),
  COMPANY_NAME: variable({
    meaning: 'the name of the company in an empty database',
    takes: 'a text of at most 100 characters',
    standard: 'Example Company',
    schema: text.max(100),
  }),
  COMPANY_DOMAIN: variable({
    meaning: 'the only mail domain that may sign in',
    takes: 'a domain such as company.com',
    standard: 'example.com',
    schema: text.toLowerCase().regex(domain),
  }),
  COMPANY_LOCALE: variable({
    meaning:
      'the language of those whose browser names none that Almanac has, in an empty database: of screens, emails and responses',
    takes: 'en, de, fr, es or ar',
    standard: 'en',
    schema: text.toLowerCase().pipe(z.enum(languages)),
  }),
  COMPANY_TIMEZONE: variable({
    meaning: "decides what 'today' is for every date rule",
    takes: 'an IANA time zone such as Europe/Berlin',
    standard: 'UTC',
    schema: text.refine(isTimeZone),
  }),
  SIGN_UP: variable({
    meaning: 'who is given an account by their first sign-in',
    takes:
      'domain (everyone with an address of COMPANY_DOMAIN) or invited (whom an administrator has invited or imported)',
    standard: 'domain',
    schema: z.enum(['domain', 'invited']),
  }),
  ABSENCE_VISIBILITY: variable({
    meaning: 'of whom colleagues see that they are away in an empty database: the days alone, once approved',
    takes: 'company (of everybody), department (of the same department or a shared team) or none',
    standard: 'department',
    schema: z.enum(['company', 'department', 'none']),
  }),
  REMIND_AFTER_DAYS: variable({
    meaning:
      'for how many working days of an approver a request may wait before they are reminded, in an empty database; after twice as many HR is asked',
    takes: 'a whole number from 1 to 60',
    standard: '3',
    schema: text.regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(60)),
  }),
  STAFF_SYSTEM_ADMINS: variable({
    meaning: 'who becomes SYSTEM_ADMIN when their account is made',
    takes: 'mail addresses of the company, separated by commas',
    standard: 'the demo staff; nobody where there is no demo',
    schema: staff,
  }),
  STAFF_HR_ADMINS: variable({
    meaning: 'who becomes HR_ADMIN when their account is made',
    takes: 'mail addresses of the company, separated by commas',
    standard: 'the demo staff; nobody where there is no demo',
    schema: staff,
  }),
  STAFF_MANAGERS: variable({
    meaning: 'who becomes MANAGER when their account is made',
    takes: 'mail addresses of the company, separated by commas',
    standard: 'the demo staff; nobody where there is no demo',
    schema: staff,
  }),
  DATABASE_URL: variable({
    meaning: 'a PostgreSQL of 15 or newer',
    takes: 'an address such as postgres://user:password@host:5432/database',
    standard: 'the embedded PostgreSQL in DATA_DIR',
    isSecret: true,
    schema: text.refine((url) => hasProtocol(url, ['postgres:', 'postgresql:'])),
  }),
  DATABASE_OWNER_URL: variable({
    meaning:
      'the database of DATABASE_URL as its owner, who migrates it; DATABASE_URL then names a role that owns nothing',
    takes: 'an address such as postgres://owner:password@host:5432/database',
    standard: 'none: the role of DATABASE_URL owns the tables and could change the audit log',
    isSecret: true,
    schema: text.refine((url) => hasProtocol(url, ['postgres:', 'postgresql:'])),
  }),
  DATA_DIR: variable({
    meaning: 'the folder of the embedded database and the generated secret',
    takes: 'a path',
    standard: './data',
    schema: text,
  }),
  AUTH_SECRET: variable({
    meaning: 'signs the session cookies',
    takes: 'at least 32 random characters, such as `openssl rand -base64 32` prints',
    standard: 'generated once into DATA_DIR; required where DATABASE_URL is set',
    isSecret: true,
    schema: text.refine(looksRandom),
  }),
  SMTP_URL: variable({
    meaning: 'the mail server',
    takes:
      'an address such as smtps://user:password@host:465; smtp:// demands STARTTLS but from this machine, ?tls=optional allows it without',
    standard: 'none: mails are kept and shown at /dev/mailbox; required where MAIL_FROM is set',
    isSecret: true,
    schema: text.refine((url) => hasProtocol(url, ['smtp:', 'smtps:']) && isTlsMode(url)),
  }),
  MAIL_FROM: variable({
    meaning: 'the sender of every mail',
    takes: 'a mail address, or Name <address>',
    standard: 'none; required where SMTP_URL is set',
    schema: text.regex(/^([^\r\n<>]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/),
  }),
  DEMO: variable({
    meaning: 'seeds the demo company into an empty database',
    takes: 'true or false',
    standard: 'true where neither COMPANY_DOMAIN nor DATABASE_URL is set',
    schema: z.stringbool(),
  }),
  LEAVE_YEAR_START: variable({
    meaning: 'the first day of every leave year in an empty database',
    takes: 'a day that every year has, written MM-DD',
    standard: '01-01',
    schema: text.refine(isDayOfEveryYear),
  }),
  VACATION_DAYS_PER_YEAR: variable({
    meaning: 'the vacation days of a leave year in an empty database',
    takes: 'whole or half days from 0 to 366',
    standard: '24',
    schema: days,
  }),
  SICK_DAYS_PER_YEAR: variable({
    meaning: 'the sick days of a leave year in an empty database',
    takes: 'whole or half days from 0 to 366',
    standard: '12',
    schema: days,
  }),
  TRUSTED_PROXIES: variable({
    meaning: 'the reverse proxies whose forwarded headers are believed',
    takes: 'IP addresses or networks such as 10.0.0.0/8, separated by commas',
    standard: 'none',
    schema: list.refine((networks) => networks.every(isNetwork)),
  }),
  OUTGOING_HOSTS: variable({
    meaning: 'the receivers of webhooks and channels inside the network, which may also use plain http',
    takes: 'host names, IP addresses or networks such as 10.0.0.0/8, separated by commas',
    standard: 'none: only public addresses are called, by https',
    schema: list.refine((entries) => entries.every((entry) => isNetwork(entry) || isHostName(entry))),
  }),
  CALLS_PER_SECOND: variable({
    meaning: 'how many calls a second one session may make on average',
    takes: 'a whole number; 0 lifts every limit of calls, for measurements',
    standard: '50',
    schema: text.regex(/^\d{1,6}$/).transform(Number),
  }),
  LOG_LEVEL: variable({
    meaning: 'what the log holds',
    takes: 'debug, info, warn or error',
    standard: 'info, on a terminal warn',
    schema: z.enum(['debug', 'info', 'warn', 'error']),
  }),
};

export type VariableName = keyof typeof variables;
export type Environment = { [Name in VariableName]?: z.output<(typeof variables)[Name]['schema']> };

/** The help text: each environment variable with its meaning, accepted values and default. */
export function describeVariables(): string {
  const lines = Object.entries(variables).map(
    ([name, { meaning, takes, standard }]) =>
      `  ${name}\n      ${meaning}; takes ${takes}\n      default: ${standard}`,
  );
  return ['Almanac is configured by environment variables:', ...lines].join('\n');
}

function isOrigin(value: string): boolean {
  if (!hasProtocol(value, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isTlsMode(url: string): boolean {
  return new URL(url).searchParams.getAll('tls').every((value) => value === 'optional');
}

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

// A zone can have several names, and the list has one; offsets and old abbreviations are not zones of a location.
function isTimeZone(value: string): boolean {
  if (value === 'UTC' || timeZones.has(value)) return true;
  if (!value.includes('/')) return false;
  try {
    return timeZones.has(new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

function isHostName(value: string): boolean {
  // Digits alone would be an address that is written in another way.
  return /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value) && !/(^|\.)(\d+|0x[\da-f]*)$/i.test(value);
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of all addresses would trust everyone; the parsing library refuses it too.
  const longest = version === 4 ? 32 : 128;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest);
}
