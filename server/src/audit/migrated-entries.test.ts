import { randomUUIDv7 } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/database/setup/migrator.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { joinPersonal } from './personal-changes.ts';

const migrations = join(import.meta.dirname, '../../migrations');

let postgres: TestDatabase;
let folder: string;

const helen = { id: randomUUIDv7(), name: 'Helen', email: 'helen@example.com' };
const mia = { id: randomUUIDv7(), name: 'Mia', email: 'mia@example.com' };
const gone = { id: randomUUIDv7(), name: '', email: 'gone@example.com' };
const [sales, platform, doomed, request] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];

const byDeleted = { entity: 'user', entityId: gone.id, actorId: gone.id };
const ofMia = { entity: 'user', entityId: mia.id };
const membership = { userId: mia.id, allocationTenths: 505, startDate: '2026-01-01', isActive: true };
const teamColumns = { description: null, departmentId: sales, teamLeadId: mia.id, isActive: true };

interface OldEntry {
  action: string;
  entity: string;
  details?: object;
  entityId?: string;
  summary?: string;
  actorId?: string | null;
}

const now = (field: string, to: unknown) => ({ field, to });
const was = (field: string, from: unknown) => ({ field, from });
const from = (field: string, before: unknown, after: unknown) => ({ field, from: before, to: after });

/** An entry before the migration, and its expected form after it. */
const entries: [old: OldEntry, expected: Record<string, unknown>][] = [
  [
    {
      action: 'account.invited',
      ...ofMia,
      details: { email: mia.email, role: 'MANAGER', departmentId: sales },
    },
    {
      actor_name: 'Helen',
      actor_email: helen.email,
      subject_id: mia.id,
      subject_name: 'Mia',
      subject_email: mia.email,
      changes: [now('email', mia.email), now('role', 'MANAGER'), now('department', 'Sales')],
    },
  ],
  [
    {
      action: 'account.changed',
      ...ofMia,
      details: {
        before: { ...mia, role: 'EMPLOYEE', isActive: true, departmentId: sales },
        after: { ...mia, role: 'EMPLOYEE', departmentId: null, employmentStart: '2026-01-01' },
      },
    },
    { changes: [was('department', 'Sales'), now('employmentStart', '2026-01-01')] },
  ],
  [
    { action: 'account.role-changed', ...ofMia, details: { before: 'EMPLOYEE', after: 'MANAGER' } },
    { changes: [from('role', 'EMPLOYEE', 'MANAGER')] },
  ],
  [
    {
      action: 'account.mails-chosen',
      ...ofMia,
      actorId: mia.id,
      details: {
        before: { requestsToDecide: true, ownRequests: true },
        after: { requestsToDecide: false, ownRequests: true },
      },
    },
    { actor_name: 'Mia', changes: [from('requestsToDecide', true, false)] },
  ],
  [{ action: 'account.deactivated', ...ofMia }, { changes: [from('isActive', true, false)] }],
  [
    { action: 'account.sessions-ended', ...byDeleted },
    { actor_name: '', actor_email: gone.email, subject_id: gone.id, subject_email: gone.email, changes: [] },
  ],
  [
    { action: 'account.deleted', ...byDeleted, details: { email: gone.email } },
    { actor_email: gone.email, subject_email: gone.email, changes: [was('email', gone.email)] },
  ],
  [
    { action: 'department.changed', entity: 'department', details: { before: 'Sale', after: 'Sales' } },
    { subject_id: null, changes: [from('name', 'Sale', 'Sales')] },
  ],
  [
    {
      action: 'team.changed',
      entity: 'team',
      entityId: platform,
      details: {
        before: { ...teamColumns, name: 'Platform' },
        change: { description: 'Servers', teamLeadId: null },
      },
    },
    {
      changes: [now('description', 'Servers'), was('teamLead', mia)],
    },
  ],
  [
    {
      action: 'team.deleted',
      entity: 'team',
      entityId: doomed,
      details: {
        team: { ...teamColumns, name: 'Doomed' },
        memberships: [{ ...membership, name: 'Mia Chen' }],
      },
    },
    {
      changes: [
        was('name', 'Doomed'),
        was('department', 'Sales'),
        was('teamLead', mia),
        was('isActive', true),
        was('member', { ...mia, name: 'Mia Chen' }),
      ],
    },
  ],
  [
    { action: 'membership.added', entity: 'membership', details: { ...membership, id: 'x', teamId: doomed } },
    {
      subject_id: mia.id,
      subject_name: 'Mia',
      changes: [
        now('team', 'Doomed'),
        now('allocationPercent', 50.5),
        now('startDate', '2026-01-01'),
        now('isActive', true),
      ],
    },
  ],
  [
    {
      action: 'membership.changed',
      entity: 'membership',
      details: {
        before: { ...membership, teamName: 'Platform', endDate: '2026-06-30' },
        after: { ...membership, teamName: 'Platform', allocationTenths: 600 },
      },
    },
    {
      subject_id: mia.id,
      changes: [from('allocationPercent', 50.5, 60), was('endDate', '2026-06-30')],
    },
  ],
  [
    {
      action: 'time-off.edited',
      entity: 'time-off-request',
      entityId: request,
      actorId: mia.id,
      details: {
        before: { type: 'VACATION', startDate: '2026-03-02', endDate: '2026-03-03', reason: 'Surgery' },
        after: { type: 'VACATION', startDate: '2026-03-02', endDate: '2026-03-04' },
      },
    },
    {
      subject_id: mia.id,
      reason: null,
      changes: [from('endDate', '2026-03-03', '2026-03-04'), { field: 'reason' }],
    },
  ],
  [
    {
      action: 'time-off.rejected',
      entity: 'time-off-request',
      details: { requesterId: mia.id, reason: 'Too many are away' },
    },
    {
      subject_id: mia.id,
      reason: 'Too many are away',
      changes: [from('status', 'PENDING', 'REJECTED')],
    },
  ],
  [
    {
      action: 'time-off.deleted',
      entity: 'time-off-request',
      actorId: mia.id,
      details: { type: 'SICK_LEAVE', startDate: '2026-03-02', endDate: '2026-03-03', reason: 'Surgery' },
    },
    {
      reason: null,
      changes: [was('type', 'SICK_LEAVE'), was('startDate', '2026-03-02'), was('endDate', '2026-03-03')],
    },
  ],
  [
    {
      action: 'balance.set',
      ...ofMia,
      summary: 'Set vacation days from 24 to 30.5 for the leave year from 2026-01-01',
      details: { vacationDaysTotal: 30.5, reason: 'Carried over' },
    },
    { reason: 'Carried over', changes: [from('vacationDaysTotal', 24, 30.5)] },
  ],
  [
    {
      action: 'people.imported',
      entity: 'import',
      summary: 'Imported people: 2 added, 0 changed, 1 unchanged',
    },
    {
      changes: [now('peopleAdded', 2), now('peopleChanged', 0)],
    },
  ],
  [
    { action: 'demo.seeded', entity: 'company', actorId: null, details: { users: 41, requests: 90 } },
    {
      actor_name: null,
      changes: [now('peopleAdded', 41), now('requestsAdded', 90)],
    },
  ],
];

beforeAll(async () => {
  postgres = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'almanac-migrations-'));
  await postgres.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await cp(migrations, folder, {
    recursive: true,
    filter: (file) => !/^(0009|00[1-9]\d)/.test(basename(file)),
  });
  await migrate(postgres.pool, folder);
  await storeOldRecords();
  await migrate(postgres.pool, migrations);
});
afterAll(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

async function storeOldRecords(): Promise<void> {
  const { pool } = postgres;
  await pool.query('INSERT INTO departments (id, name) VALUES ($1, $2)', [sales, 'Sales']);
  for (const { id, name, email } of [helen, mia]) {
    await pool.query('INSERT INTO users (id, name, email) VALUES ($1, $2, $3)', [id, name, email]);
  }
  for (const [{ action, entity, entityId, actorId, summary, details }] of entries) {
    await pool.query(
      `INSERT INTO audit_entries (id, actor_id, action, entity, entity_id, summary, details)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        randomUUIDv7(),
        actorId === undefined ? helen.id : actorId,
        action,
        entity,
        entityId ?? randomUUIDv7(),
        summary ?? action,
        details ?? {},
      ],
    );
  }
}

test.each(entries)('an old entry keeps its content: $action', async ({ action }, expected) => {
  const { rows } = await postgres.pool.query(
    'SELECT * FROM audit_entries JOIN audit_personal ON entry_id = id WHERE action = $1',
    [action],
  );
  const whole = rows.map((row) => ({ ...row, changes: joinPersonal(row.changes, row.changed_values) }));
  expect(whole).toEqual([expect.objectContaining(expected)]);
  expect(rows[0]).not.toHaveProperty('details');
});

test('the log is resealed without people’s own reasons', async () => {
  await expect(postgres.pool.query("UPDATE audit_personal SET summary = ''")).rejects.toThrow(
    'audit entries are never changed or deleted',
  );
  const { rows } = await postgres.pool.query(
    "SELECT count(*) AS telling FROM audit_entries AS entry JOIN audit_personal AS beside ON entry_id = id WHERE concat(entry, beside) LIKE '%Surgery%'",
  );
  expect(rows).toEqual([{ telling: 0 }]);
});
