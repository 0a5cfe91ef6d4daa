import assert from 'node:assert/strict';
import { type Role, roles } from '@almanac/domain/access/role';
import type pg from 'pg';
import { removeTimeLimits } from '../platform/database/database.ts';
import { storePhoto } from './photos.ts';
import type { TestActor, TestApp } from './test-app.ts';
import { storeWebhook } from './webhooks.ts';

/** A company of 5,000 people in departments of 40, each with four teams and a manager, with their records. */
export interface LargeCompany {
  /** A person of each role, in the first department. */
  actors: Readonly<Record<Role, TestActor>>;
  departmentId: string;
  teamId: string;
  /** A request of the employee, and one pending for the manager. */
  ownRequestId: string;
  /** The employee's photo. */
  photoId: string;
  pendingRequestId: string;
  placeId: string;
  webhookId: string;
}

const people = 5000;
const departments = 125;

/** Fills the application's database with a few statements; today is 2 March 2026. */
export async function foundLargeCompany(app: TestApp): Promise<LargeCompany> {
  const { pool } = app;
  const client = await pool.connect();
  await removeTimeLimits(client);
  for (const statement of statements) await client.query(statement);
  client.release(true);
  const departmentId = await firstId(pool, "departments WHERE name = 'Department 1'");
  const actors = Object.fromEntries(
    await Promise.all(
      roles.map(async (role) => [role, await app.signedIn(role, { departmentId, name: `Rossi ${role}` })]),
    ),
  ) as LargeCompany['actors'];
  const { MANAGER: manager, EMPLOYEE: employee } = actors;
  await pool.query('UPDATE teams SET team_lead_id = $1 WHERE department_id = $2', [manager.id, departmentId]);
  const teamId = await firstId(pool, `teams WHERE department_id = '${departmentId}'`);
  await pool.query(
    `INSERT INTO team_members (id, team_id, user_id, allocation_tenths, start_date)
     VALUES (gen_random_uuid(), $1, $2, 500, '2020-01-01')`,
    [teamId, employee.id],
  );
  await pool.query(requestsOf(`users WHERE id = '${employee.id}'`));
  await pool.query('VACUUM ANALYZE');
  const ofDepartment = `requester_id IN (SELECT id FROM users WHERE department_id = '${departmentId}')`;
  return {
    actors,
    departmentId,
    teamId,
    photoId: await storePhoto(app.database, employee.id),
    ownRequestId: await firstId(pool, `time_off_requests WHERE requester_id = '${employee.id}'`),
    pendingRequestId: await firstId(pool, `time_off_requests WHERE status = 'PENDING' AND ${ofDepartment}`),
    placeId: await firstId(pool, 'places'),
    webhookId: await storeWebhook(app),
  };
}

async function firstId(pool: pg.Pool, from: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM ${from} ORDER BY id LIMIT 1`);
  assert(rows[0], from);
  return rows[0].id;
}

/** Four requests per person over a year and a half; the last one of every other person is pending. */
function requestsOf(source: string): string {
  return `
    INSERT INTO time_off_requests
      (id, requester_id, type, status, start_date, end_date, created_at, decided_at, decided_by_id, decided_amount)
    SELECT gen_random_uuid(), person.id, CASE WHEN n % 4 = 0 THEN 'SICK_LEAVE' ELSE 'VACATION' END,
      CASE WHEN waits THEN 'PENDING' ELSE 'APPROVED' END, first.day, first.day + 2, first.day - 20,
      CASE WHEN waits THEN NULL ELSE now() END, CASE WHEN waits THEN NULL ELSE person.id END, 300
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM ${source}) AS person
    CROSS JOIN generate_series(0, 3) AS n
    CROSS JOIN LATERAL (SELECT n = 3 AND place % 2 = 0 AS waits) AS state
    CROSS JOIN LATERAL (SELECT DATE '2025-07-01' + n * 120 + (place * 7 % 60)::integer AS day) AS first`;
}

const statements = [
  `INSERT INTO departments (id, name)
   SELECT gen_random_uuid(), 'Department ' || n FROM generate_series(1, ${departments}) AS n`,
  `INSERT INTO users (id, email, name, email_verified, has_signed_in, employment_start, department_id, role)
   SELECT gen_random_uuid(), 'worker-' || n || '@example.com',
     (ARRAY['Anna', 'Björn', 'Carla', 'David', 'Élodie', 'Farid', 'Grete'])[1 + n % 7] || ' ' ||
     (ARRAY['Müller', 'Rossi', 'Novák', 'Okafor', 'Tanaka'])[1 + n % 5] || ' ' || n, true, true,
     DATE '2015-01-01' + n % 3000, department.id, CASE WHEN n <= ${departments} THEN 'MANAGER' ELSE 'EMPLOYEE' END
   FROM generate_series(1, ${people}) AS n
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM departments) AS department
     ON department.place = 1 + n % ${departments}`,
  `INSERT INTO teams (id, name, department_id, team_lead_id)
   SELECT gen_random_uuid(), 'Team ' || n || ' of ' || department.name, department.id, manager.id
   FROM departments AS department
   JOIN users AS manager ON manager.department_id = department.id AND manager.role = 'MANAGER'
   CROSS JOIN generate_series(1, 4) AS n`,
  `INSERT INTO team_members (id, team_id, user_id, allocation_tenths, start_date)
   SELECT gen_random_uuid(), team.id, person.id, 500, '2020-01-01'
   FROM (SELECT *, row_number() OVER (PARTITION BY department_id ORDER BY id) AS place FROM users) AS person
   JOIN (SELECT *, row_number() OVER (PARTITION BY department_id ORDER BY id) AS place FROM teams) AS team
     ON team.department_id = person.department_id AND team.place = 1 + person.place % 4`,
  requestsOf('users'),
  `INSERT INTO leave_adjustments (id, user_id, type, effective_on, amount, reason, author_id)
   SELECT gen_random_uuid(), id, 'VACATION', '2026-01-01', 200, 'Carried over', id FROM users`,
  `INSERT INTO sessions (id, user_id, token, expires_at)
   SELECT gen_random_uuid(), id, id::text, now() + interval '7 days' FROM users`,
  `INSERT INTO deputies (id, user_id, deputy_id, start_date, end_date)
   SELECT gen_random_uuid(), id, lead(id) OVER (ORDER BY id), '2026-01-01', '2026-12-31'
   FROM (SELECT id FROM users ORDER BY id LIMIT 1001) AS absent ORDER BY id LIMIT 1000`,
  `WITH entry AS (
     INSERT INTO audit_entries (id, actor_id, action, entity, entity_id, subject_id, changes, at)
     SELECT gen_random_uuid(), id, 'user.change', 'user', id, id, '[]', now() - random() * interval '300 days'
     FROM users CROSS JOIN generate_series(1, 2) RETURNING id
   )
   INSERT INTO audit_personal (entry_id, summary) SELECT id, 'Changed somebody' FROM entry`,
];
