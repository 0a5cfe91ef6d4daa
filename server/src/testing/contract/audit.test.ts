import type { AuditEntry } from '@almanac/domain/audit/schema';
import { contract } from '@almanac/domain/contract';
import { isErased } from '@almanac/domain/erased-person';
import { personalEntities } from '@almanac/domain/events/audited-entity';
import { followMagicLink } from '@almanac/domain/sign-in/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../factories.ts';
import { testApp } from '../test-app.ts';
import type { AuditedCall, AuditWorld, ExpectedEntry } from './audit-row.ts';
import { auditTable } from './audit-table.ts';
import { sendTableCall } from './table-call.ts';

/** Calls that look like writes but write no record, with what they do instead. */
const writesNoRecord: Record<string, string> = {
  readTeams: 'reads more teams than a URL can name',
  readMagicLink: 'reads the holder of a link; a token must not be in a URL',
  readExample: 'computes an example',
  markMailsSeen: 'marks failed mails as seen, which shortens their retention',
  requestMagicLink: 'requests a mail; only using its link writes a record',
};

/** Logged reads. */
const loggedReads = [
  'exportAuditEntries',
  'exportUser',
  'exportUsers',
  'exportTeams',
  'exportRequests',
  'exportBalances',
  'exportProvisions',
  'readSickness',
  'exportSickness',
  'listSickSpells',
  'exportAbsenceReport',
  'exportYearEnd',
  'readRunFile',
  'readBalance',
  'readAccounts',
  'readEntries',
  'listBalances',
  'readDecisionFacts',
];

// The only GET with a change, as links in mails are GETs.
const redirect = { ...followMagicLink, status: 302 } as const;
const writing = [
  ...contract.filter(({ method, name }) => method !== 'GET' || loggedReads.includes(name)),
  redirect,
].filter(({ name }) => !(name in writesNoRecord));
const rows = writing.flatMap((endpoint) =>
  (auditTable[endpoint.name] ?? []).map((row) => ({ endpoint, row, name: endpoint.name, title: row.title })),
);

let world: AuditWorld;

beforeAll(async () => {
  const app = await testApp({ today: '2026-03-02' });
  const admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Helen Okafor' });
  world = { app, admin, department: await createDepartment(app.database, { name: 'Research' }) };
});
afterAll(() => world.app.close());

test('the table has rows for every write, and no others', () => {
  expect(Object.keys(auditTable).sort()).toEqual(writing.map(({ name }) => name).sort());
  const names = contract.map(({ name }) => name);
  expect(Object.keys(writesNoRecord).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(rows)('$name logs only $title', async ({ endpoint, row }) => {
  const call = await row.prepare(world);
  const before = await readLog();
  const answer = await send(endpoint, call);
  expect(answer.statusCode, answer.body).toBe(endpoint.status);
  const left = await entriesSince(before);
  const expected = await expectedOf(call, answer.body);
  const together = expected.length > 1 && { call: { id: left[0]?.call?.id, entries: expected.length } };
  expect(left).toEqual(expected.map((entry) => ({ ...whole(entry, call), ...together })));
  for (const entry of left) expectSubject(entry);
});

const repeatable = rows.filter(({ endpoint, row }) => endpoint.method === 'PUT' || row.isIdempotent);

test.each(repeatable)('$name, repeated, logs no more than $title', async ({ endpoint, row }) => {
  const call = await row.prepare(world);
  await send(endpoint, call);
  const before = await readLog();
  const again = await send(endpoint, call);
  expect(again.statusCode, again.body).toBe(endpoint.status);
  expect(await entriesSince(before)).toEqual([]);
});

function send(endpoint: (typeof writing)[number], call: AuditedCall) {
  const caller = call.caller ?? world.admin;
  return sendTableCall(world.app, endpoint, call, endpoint === redirect ? undefined : caller.cookie);
}

async function readLog(): Promise<AuditEntry[]> {
  const answer = await world.admin.get('/admin/audit?limit=500');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The new entries, oldest first. */
async function entriesSince(before: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const known = new Set(before.map(({ id }) => id));
  return (await readLog()).filter(({ id }) => !known.has(id)).reverse();
}

async function expectedOf({ entries }: AuditedCall, body: string): Promise<readonly ExpectedEntry[]> {
  return typeof entries === 'function' ? entries(body === '' ? {} : JSON.parse(body)) : entries;
}

/** The expected entry with its actor. */
function whole({ actor, ...entry }: ExpectedEntry, { caller }: AuditedCall) {
  const { id, email } = caller ?? world.admin;
  const name = caller ? 'Ann Lee' : 'Helen Okafor';
  const who = actor ?? { id, name, email };
  return {
    id: expect.any(String),
    at: expect.any(String),
    summary: expect.any(String),
    data: expect.any(Object),
    actor: who === 'the system' ? { kind: 'SYSTEM', name: 'System' } : { kind: 'PERSON', ...who },
    ...entry,
  };
}

/** Entries of a person's records have a subject, named in the sentence unless the subject is the actor. */
function expectSubject({ entity, actor, subject, summary }: AuditEntry): void {
  const isPersonal = personalEntities.some((each) => each === entity);
  expect(subject !== undefined, `${summary}: has a subject`).toBe(isPersonal);
  if (subject && subject.id !== actor.id) {
    expect(summary).toContain(subject.name);
    if (!isErased({ email: subject.email ?? '' })) expect(summary).toContain(subject.email);
  }
  if (actor.kind === 'PERSON' && subject?.id !== actor.id) expect(summary).not.toContain(actor.name);
}
