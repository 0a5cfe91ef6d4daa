import type { Company, Person } from './company.ts';

/** A working day of a person without a request. */
interface FreeDay {
  who: Person;
  day: string;
}

interface PendingRequest extends FreeDay {
  requestId: string;
  version: number;
}

const firstDay = 14;
const days = 260;
/** Coprime with the number of days, so each person reaches every day. */
const stride = 17;

/**
 * Returns that many distinct free working days of employees, round-robin and never the same day for two people of a
 * department. Throws if there are not enough.
 */
export async function reserveFreeDays({ pool, employees }: Company, times: number): Promise<FreeDay[]> {
  const taken: FreeDay[] = [];
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  for (let round = 0; round < days && taken.length < times; round += 1) {
    const { rows } = await pool.query<{ id: string; day: string }>(
      `SELECT worker.id, day.free::text AS day
       FROM users AS worker
       CROSS JOIN LATERAL (
         SELECT current_date + $1::integer + (abs(hashtext(worker.email)) + $2::integer * $3::integer) % $4::integer AS free
       ) AS day
       WHERE worker.role = 'EMPLOYEE' AND extract(isodow FROM day.free) < 6
         AND NOT EXISTS (
           SELECT FROM time_off_requests AS request
           WHERE request.requester_id = worker.id AND request.status IN ('PENDING', 'APPROVED')
             AND request.start_date <= day.free AND request.end_date >= day.free
         )
       ORDER BY worker.id LIMIT $5`,
      [firstDay, round, stride, days, times - taken.length],
    );
    for (const { id, day } of rows) {
      const who = byId.get(id);
      if (who) taken.push({ who, day });
    }
  }
  if (taken.length < times) throw new Error(`Only ${taken.length} of ${times} free days are left`);
  return taken;
}

const made = 'Created by the bench';

/** Inserts a pending request for each of the days. */
export async function createPendingRequests(
  { pool }: Company,
  freeDays: readonly FreeDay[],
): Promise<PendingRequest[]> {
  const { rows } = await pool.query<{ id: string; requesterId: string; day: string; version: number }>(
    `INSERT INTO time_off_requests (id, requester_id, type, start_date, end_date, reason)
     SELECT gen_random_uuid(), requester_id, 'VACATION', day, day, $3
     FROM unnest($1::uuid[], $2::date[]) AS asked (requester_id, day)
     RETURNING id, requester_id AS "requesterId", start_date::text AS day, version`,
    [freeDays.map(({ who }) => who.id), freeDays.map(({ day }) => day), made],
  );
  const byId = new Map(freeDays.map(({ who }) => [who.id, who]));
  return rows.flatMap(({ id, requesterId, day, version }) => {
    const who = byId.get(requesterId);
    return who ? [{ who, day, requestId: id, version }] : [];
  });
}

/** Deletes those still pending. */
export async function deletePendingRequests({ pool }: Company): Promise<void> {
  await pool.query(`DELETE FROM time_off_requests WHERE status = 'PENDING' AND reason = $1`, [made]);
}
