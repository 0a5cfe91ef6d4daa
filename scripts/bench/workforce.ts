import type { createPool } from '../../server/src/platform/database/database.ts';

type Pool = ReturnType<typeof createPool>;

export interface Workforce {
  people: number;
  requestsOfEach: number;
  /** SQL expression for the first request's day; later requests follow at `daysBetween`. */
  firstDay: string;
  daysBetween: number;
  /** Days over which the requests of different people are spread. */
  spread: number;
  /** Index of the pending request of every second person; by default none is pending. */
  pendingRequest?: number;
  /** Number of departments, each with a manager; without departments no one belongs to one. */
  departments?: number;
}

/** Inserts employees with terms and three-day requests, nearly all approved; plain SQL takes seconds. */
export async function hireWorkforce(pool: Pool, workforce: Workforce): Promise<void> {
  const { people, departments = 0, requestsOfEach, firstDay, daysBetween, spread } = workforce;
  await pool.query(
    `WITH department AS (
       INSERT INTO departments (id, name)
       SELECT gen_random_uuid(), 'Department ' || n FROM generate_series(1, $2::integer) AS n
       RETURNING id, substring(name FROM '\\d+')::integer AS place
     )
     INSERT INTO users (id, email, name, email_verified, has_signed_in, role, department_id, employment_start)
     SELECT gen_random_uuid(), 'worker-' || n || '@example.com',
       ($3::text[])[1 + n % cardinality($3::text[])] || ' ' || ($4::text[])[1 + n % cardinality($4::text[])]
         || ($5::text[])[1 + n / cardinality($4::text[]) % cardinality($5::text[])],
       true, true, CASE WHEN n <= $2::integer THEN 'MANAGER' ELSE 'EMPLOYEE' END, department.id,
       DATE '2015-01-01' + (n % 3000)
     FROM generate_series(1, $1::integer) AS n
     LEFT JOIN department ON department.place = 1 + n % nullif($2::integer, 0)`,
    [people, departments, ...[firstNames, nameBeginnings, nameEndings].map((names) => names.split(' '))],
  );
  const connection = await pool.connect();
  // Disables the notification triggers, which would take longer than everything else.
  await connection.query('BEGIN; SET LOCAL session_replication_role = replica');
  await connection.query(
    `INSERT INTO time_off_requests
       (id, requester_id, type, status, start_date, end_date, created_at, decided_at, decided_by_id, decided_amount)
     SELECT gen_random_uuid(), worker.id, CASE WHEN n % 3 = 0 THEN 'SICK_LEAVE' ELSE 'VACATION' END,
       CASE WHEN is_pending THEN 'PENDING' ELSE 'APPROVED' END, first.day, first.day + 2,
       least(now(), first.day - 30), CASE WHEN NOT is_pending THEN now() END,
       CASE WHEN NOT is_pending THEN (SELECT id FROM users WHERE role = 'SYSTEM_ADMIN' LIMIT 1) END,
       CASE WHEN NOT is_pending THEN 300 END
     FROM users AS worker
     CROSS JOIN generate_series(0, $1::integer - 1) AS n
     CROSS JOIN LATERAL (SELECT (hashtext(worker.email) % $3 + $3) % $3 AS scatter) AS scattered
     CROSS JOIN LATERAL (SELECT ${firstDay} + n * $2::integer + scatter AS day) AS first
     CROSS JOIN LATERAL (SELECT n = $4 AND hashtext(worker.email) % 2 = 0 AS is_pending) AS decision
     WHERE worker.email LIKE 'worker-%'`,
    [requestsOfEach, daysBetween, spread, workforce.pendingRequest ?? -1],
  );
  await connection.query('COMMIT; ANALYZE');
  connection.release();
}

const firstNames =
  'Anna Ben Clara David Elif Felix Greta Hugo Ines Jonas Käthe Lena Milan Nora Omar Paula Quentin Rosa Söhnke Tilda Umut Vera Wanda';

// 23, 27 and 38 are pairwise coprime, so 23,598 people have distinct names.
const nameBeginnings =
  'Acker Berg Birken Brunn Dorn Eichen Feld Fisch Gold Grün Hasel Hoch Kirch Kupfer Linden Löwen Mühl Neu Ober Rosen Sand ' +
  'Silber Stein Tannen Unter Wald Wein';

const nameEndings =
  'au bach bauer baum beck berg blum born brand busch dorf egger feld gart graf hagen hardt haus heim hof horst huber kamp ' +
  'lein mann meier müller rath reich ring schmidt stadt stein stern thal vogt wald weber';
