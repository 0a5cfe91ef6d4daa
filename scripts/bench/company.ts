import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { createPool } from '../../server/src/platform/database/database.ts';
import { authSecret } from '../../server/src/testing/almanac-process.ts';
import { sessionCookie } from '../../server/src/testing/sessions.ts';
import { startDatabaseServer } from '../drills/database-server.ts';
import { timed } from './large-company.ts';
import { memoryOf } from './process-usage.ts';
import { hireWorkforce } from './workforce.ts';

type Pool = ReturnType<typeof createPool>;

/** A signed-in person. */
export interface Person {
  id: string;
  name: string;
  role: 'SYSTEM_ADMIN' | 'MANAGER' | 'EMPLOYEE';
  departmentId: string | null;
  token: string;
  cookie: string;
}

interface Team {
  id: string;
  name: string;
  departmentId: string;
}

/** A company with its own server and PostgreSQL, and everyone signed in. */
export interface Company {
  pool: Pool;
  address: string;
  processId: number;
  /** PostgreSQL's process. */
  databaseProcessId: number;
  /** Seconds from start until the server responds, with the company's data in place. */
  secondsToStart: number;
  /** The server's memory before the first call, in megabytes. */
  megabytesAtRest: number;
  admin: Person;
  managers: Person[];
  employees: Person[];
  teams: Team[];
}

const twoYears = { requestsOfEach: 10, firstDay: 'current_date - 365', daysBetween: 73, spread: 70 };
const peopleOfDepartment = 50;
const peopleOfTeam = 10;
/** Longer than the server takes to release its start-up memory. */
const restMilliseconds = 5000;

/** Runs the callback in a temporary company with that many people. */
export async function inCompany<Result>(
  people: number,
  work: (company: Company) => Promise<Result>,
): Promise<Result> {
  const server = await startDatabaseServer();
  try {
    // Enough allowance for every request made during the measurement.
    const first = server.start({ VACATION_DAYS_PER_YEAR: '250' });
    await first.ready();
    first.signal('SIGTERM');
    await first.ended;
    await hireAdministrators(server.pool);
    const departments = Math.round(people / peopleOfDepartment);
    await hireWorkforce(server.pool, { people, departments, pendingRequest: 7, ...twoYears });
    await formTeams(server.pool);
    const everybody = await signEverybodyIn(server.pool);
    const { rows: teams } = await server.pool.query<Team>(
      'SELECT id, name, department_id AS "departmentId" FROM teams ORDER BY sorted, id',
    );
    await server.pool.query('VACUUM ANALYZE');
    const almanac = server.start({ CALLS_PER_SECOND: '0' });
    const [address, secondsToStart] = await timed(() => almanac.ready());
    await pause(restMilliseconds);
    const [admin] = everybody.filter(({ role }) => role === 'SYSTEM_ADMIN');
    assert(admin, 'There is an administrator');
    return await work({
      pool: server.pool,
      address,
      processId: almanac.processId,
      databaseProcessId: server.processId,
      secondsToStart,
      megabytesAtRest: (await memoryOf(almanac.processId)).now,
      admin,
      managers: everybody.filter(({ role }) => role === 'MANAGER'),
      employees: everybody.filter(({ role }) => role === 'EMPLOYEE'),
      teams,
    });
  } finally {
    await server.close();
  }
}

/** Two, since no one decides their own request. */
async function hireAdministrators(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, email, name, email_verified, has_signed_in, role, employment_start)
     SELECT gen_random_uuid(), 'admin-' || n || '@example.com', 'Admin ' || n, true, true, 'SYSTEM_ADMIN', '2015-01-01'
     FROM generate_series(1, 2) AS n`,
  );
}

/** Each department has teams of ten, led by its manager and named after a member. */
async function formTeams(pool: Pool): Promise<void> {
  await pool.query(
    `WITH placed AS (
       SELECT id, name, department_id,
         (row_number() OVER (PARTITION BY department_id ORDER BY sorted, id) - 1) / $1::integer AS place
       FROM users WHERE department_id IS NOT NULL AND role = 'EMPLOYEE'
     ), named AS (
       SELECT id, department_id, 'Team ' || first_value(name) OVER (PARTITION BY department_id, place) AS team FROM placed
     ), team AS (
       INSERT INTO teams (id, name, department_id, team_lead_id)
       SELECT gen_random_uuid(), wanted.team, wanted.department_id, manager.id
       FROM (SELECT DISTINCT team, department_id FROM named) AS wanted
       JOIN users AS manager ON manager.department_id = wanted.department_id AND manager.role = 'MANAGER'
       RETURNING id, name
     )
     INSERT INTO team_members (id, team_id, user_id, allocation_tenths, start_date)
     SELECT gen_random_uuid(), team.id, named.id, 500, DATE '2024-01-01' FROM named JOIN team ON team.name = named.team`,
    [peopleOfTeam],
  );
}

async function signEverybodyIn(pool: Pool): Promise<Person[]> {
  const { rows } = await pool.query<Omit<Person, 'cookie'>>(
    `WITH session AS (
       INSERT INTO sessions (id, user_id, token, expires_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), now() + interval '7 days' FROM users
       RETURNING user_id, token
     )
     SELECT users.id, name, role, department_id AS "departmentId", token
     FROM session JOIN users ON users.id = session.user_id ORDER BY users.sorted, users.id`,
  );
  return rows.map((person) => ({ ...person, cookie: sessionCookie(person.token, authSecret) }));
}
