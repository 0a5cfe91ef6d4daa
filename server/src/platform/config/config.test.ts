import { expect, test } from 'vitest';
import { ConfigError, readConfig, readDataLocation } from './config.ts';
import { describeVariables, variables } from './config-variables.ts';

function faultsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('without configuration it is a demo on this machine', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
    company: { domain: 'example.com', timeZone: 'UTC' },
    isDemo: true,
    signUp: 'domain',
    leavePolicy: { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 },
    trustedProxies: [],
  });
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', COMPANY_DOMAIN: '  ' })).toMatchObject({ port: 3000, isDemo: true });
});

test('a configured company is no demo by default', () => {
  expect(readConfig({ COMPANY_DOMAIN: 'Initech.com' })).toMatchObject({
    isDemo: false,
    company: { domain: 'initech.com' },
  });
  expect(readConfig({ COMPANY_DOMAIN: 'initech.com', DEMO: 'true' }).isDemo).toBe(true);
});

test('behind a reverse proxy, mails are sent, not shown', () => {
  expect(faultsOf({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES is set; with a reverse proxy SMTP_URL is required/),
  ]);
  expect(
    faultsOf({ TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' }),
  ).toEqual([]);
});

test('staff addresses are lower-cased, and an unset list is absent', () => {
  expect(readConfig({ STAFF_MANAGERS: ' Maria@Example.com , tom@example.com,' }).staff).toEqual({
    managers: ['maria@example.com', 'tom@example.com'],
  });
});

test('accounts can be limited to invited people', () => {
  expect(readConfig({ SIGN_UP: 'invited' }).signUp).toBe('invited');
  expect(faultsOf({ SIGN_UP: 'anyone' })).toEqual([
    expect.stringMatching(/^SIGN_UP is "anyone"; it takes domain .* or invited /),
  ]);
});

test('by default, colleagues see the absences of their department and teams', () => {
  expect(readConfig({}).settings.absenceVisibility).toBe('department');
  expect(readConfig({ ABSENCE_VISIBILITY: 'none' }).settings.absenceVisibility).toBe('none');
  expect(readConfig({}).settings.remindAfterDays).toBe(3);
  expect(readConfig({ REMIND_AFTER_DAYS: '5' }).settings.remindAfterDays).toBe(5);
  expect(() => readConfig({ REMIND_AFTER_DAYS: '0' })).toThrow(/REMIND_AFTER_DAYS/);
  expect(faultsOf({ ABSENCE_VISIBILITY: 'team' })).toEqual([
    expect.stringMatching(/^ABSENCE_VISIBILITY is "team"; it takes company .* or none/),
  ]);
});

test('half days are accepted', () => {
  expect(readConfig({ VACATION_DAYS_PER_YEAR: '27.5' }).leavePolicy.vacationDaysPerYear).toBe(27.5);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/00'])(
  'all addresses as %s are refused as trusted proxies',
  (network) => {
    expect(faultsOf({ TRUSTED_PROXIES: network })).toContainEqual(
      expect.stringContaining(`TRUSTED_PROXIES is "${network}"`),
    );
  },
);

test('all faults are reported together, one line each, with the value and what is allowed', () => {
  const faults = faultsOf({
    PORT: '70000',
    COMPANY_TIMEZONE: 'Mars/Olympus',
    LEAVE_YEAR_START: '02-29',
    SICK_DAYS_PER_YEAR: '367',
    DEMO: 'perhaps',
    TRUSTED_PROXIES: '10.0.0.0/33',
    APP_URL: 'https://almanac.example.com/path',
    LOG_LEVEL: 'loud',
  });
  expect(faults).toHaveLength(8);
  expect(faults[0]).toBe('PORT is "70000"; it takes a number from 0 to 65535.');
  expect(faults.every((fault) => !fault.includes('\n'))).toBe(true);
});

test('no message shows a secret', () => {
  const faults = faultsOf({
    DATABASE_URL: 'mysql://user:hunter2@host/db',
    SMTP_URL: 'https://hunter2@host',
    AUTH_SECRET: 'hunter2',
  });
  expect(faults.join('\n')).not.toContain('hunter2');
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'AUTH_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
  ]);
});

test('an external database requires a configured secret', () => {
  expect(faultsOf({ DATABASE_URL: 'postgres://localhost/almanac' })).toEqual([
    'AUTH_SECRET is not set; with DATABASE_URL it takes at least 32 random characters, such as `openssl rand -base64 32` prints.',
  ]);
});

test('the owner address requires the service address', () => {
  const DATABASE_OWNER_URL = 'postgres://owner@localhost/almanac';
  expect(faultsOf({ DATABASE_OWNER_URL })).toEqual([
    'DATABASE_URL is not set; with DATABASE_OWNER_URL it takes an address such as postgres://user:password@host:5432/database.',
  ]);
});

test('backup and restore work as the owner of the tables', () => {
  const DATABASE_URL = 'postgres://service@localhost/almanac';
  const DATABASE_OWNER_URL = 'postgres://owner@localhost/almanac';
  expect(readDataLocation({ DATABASE_URL, DATABASE_OWNER_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
  });
  expect(() => readDataLocation({ DATABASE_OWNER_URL })).toThrow('DATABASE_URL is not set');
});

test('staff of another domain is refused', () => {
  expect(faultsOf({ STAFF_HR_ADMINS: 'eve@evil.com' })).toEqual([
    'STAFF_HR_ADMINS holds eve@evil.com; it takes addresses that end with @example.com.',
  ]);
});

test.each(['0.0.0.0', '192.168.1.4', '::', 'almanac.local'])('the mailbox is never served on %s', (HOST) => {
  expect(faultsOf({ HOST })).toHaveLength(1);
  expect(faultsOf({ HOST, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Almanac <a@example.com>' })).toEqual([]);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('the mailbox is served on %s', (HOST) => {
  expect(faultsOf({ HOST })).toEqual([]);
});

test.each(['https://almanac.example.com', 'http://192.168.1.4:3000'])(
  'the mailbox is not served behind %s',
  (APP_URL) => {
    expect(faultsOf({ APP_URL })).toHaveLength(1);
    expect(faultsOf({ APP_URL, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' })).toEqual([]);
  },
);

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'the mailbox is served behind %s',
  (APP_URL) => {
    expect(faultsOf({ APP_URL })).toEqual([]);
  },
);

test('a sender without a mail server is refused', () => {
  expect(faultsOf({ MAIL_FROM: 'a@example.com' })).toEqual([
    'SMTP_URL is not set; with MAIL_FROM it takes an address such as smtps://user:password@host:465; smtp:// demands STARTTLS but from this machine, ?tls=optional allows it without.',
  ]);
});

test('a guessable secret is refused, and not shown', () => {
  const secret = 'changeme'.repeat(5);
  expect(faultsOf({ AUTH_SECRET: secret })).toEqual([
    expect.stringMatching(/^AUTH_SECRET is set, but not shown here; it takes at least 32 random characters/),
  ]);
});

test.each(['+05:00', '-0300', 'EST5EDT', 'EST', 'CET', 'Etc/GMT+5', 'GMT+2', 'Mars/Olympus', 'Europe/', '/'])(
  '%s is refused as a time zone',
  (COMPANY_TIMEZONE) => {
    expect(faultsOf({ COMPANY_TIMEZONE })).toHaveLength(1);
  },
);

test.each([
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Europe/Kyiv',
  'America/Argentina/Buenos_Aires',
])('%s is a time zone', (COMPANY_TIMEZONE) => {
  expect(faultsOf({ COMPANY_TIMEZONE })).toEqual([]);
});

test('the TLS mode of a mail server has one spelling', () => {
  const mail = { MAIL_FROM: 'a@example.com' };
  expect(faultsOf({ ...mail, SMTP_URL: 'smtp://mail.internal?tls=optional' })).toEqual([]);
  expect(faultsOf({ ...mail, SMTP_URL: 'smtp://mail.internal?tls=none' })).toHaveLength(1);
});

test('--help lists every variable', () => {
  const help = describeVariables();
  for (const name of Object.keys(variables)) expect(help).toContain(`  ${name}\n`);
});

test('internal receivers are host names, addresses and networks', () => {
  expect(readConfig({}).outgoingHosts).toEqual([]);
  const hosts = ['intranet', 'hooks.example.com', '10.0.0.7', '10.0.0.0/8', 'fd00::/8'];
  expect(readConfig({ OUTGOING_HOSTS: hosts.join(', ') }).outgoingHosts).toEqual(hosts);
  for (const invalid of ['https://hooks.example.com', '0.0.0.0/0', '127.1', '0x7f.1', 'a b', '10.0.0.0/33']) {
    expect(faultsOf({ OUTGOING_HOSTS: invalid })).toEqual([expect.stringMatching(/^OUTGOING_HOSTS is /)]);
  }
});
