import { setTimeout as pause } from 'node:timers/promises';
import type { createPool } from '../../server/src/platform/database/database.ts';
import type { Person } from './people.ts';

type Pool = ReturnType<typeof createPool>;

interface Attempt {
  sentAt: number;
  /** Time of the 201 response, and the id in it. */
  acknowledged?: { id: string; at: number };
}

export interface Writers {
  attempts: ReadonlyMap<string, Attempt>;
  /** Number of calls by status; 0 stands for no response. */
  statuses: Readonly<Record<number, number>>;
  acknowledged(): number;
  stop(): Promise<void>;
}

const longestAnswerMilliseconds = 20_000;
const pauseAfterFault = 250;
const dayMilliseconds = 86_400_000;
const daysOfAPerson = 480;

/** Each person requests one work-from-home day after another; the reason identifies the attempt. */
export function startWriters(people: readonly Person[], addressOf: (writer: number) => string): Writers {
  const attempts = new Map<string, Attempt>();
  const statuses: Record<number, number> = {};
  let isOver = false;

  async function write(person: Person, writer: number): Promise<void> {
    for (let count = 0; count < daysOfAPerson && !isOver; count += 1) {
      const reason = `attempt ${writer}-${count}`;
      const attempt: Attempt = { sentAt: Date.now() };
      attempts.set(reason, attempt);
      const { status, id } = await ask(addressOf(writer), person, businessDay(count), reason);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (id !== undefined) attempt.acknowledged = { id, at: Date.now() };
      else await pause(pauseAfterFault);
    }
  }

  const writing = Promise.all(people.map(write));
  return {
    attempts,
    statuses,
    acknowledged: () => [...attempts.values()].filter(({ acknowledged }) => acknowledged).length,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

async function ask(address: string, { cookie }: Person, day: string, reason: string) {
  try {
    const answer = await fetch(`${address}/api/vacation`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'WORK_FROM_HOME', startDate: day, endDate: day, reason }),
      signal: AbortSignal.timeout(longestAnswerMilliseconds),
    });
    const body = (await answer.json()) as { id?: string };
    return { status: answer.status, id: answer.status === 201 ? body.id : undefined };
  } catch {
    return { status: 0, id: undefined };
  }
}

function businessDay(count: number): string {
  const today = new Date();
  const monday = today.getTime() + (8 - (today.getUTCDay() || 7)) * dayMilliseconds;
  const days = Math.floor(count / 5) * 7 + (count % 5);
  return new Date(monday + days * dayMilliseconds).toISOString().slice(0, 10);
}

export interface Comparison {
  figures: Record<string, number>;
  faults: string[];
}

/** Compares the responses with the database: nothing lost or duplicated, one audit entry each. */
export async function compareWithStored(pool: Pool, { attempts, statuses }: Writers): Promise<Comparison> {
  const { rows } = await pool.query<{ reason: string; ids: string[] }>(
    "SELECT reason, array_agg(id::text) AS ids FROM time_off_requests WHERE reason LIKE 'attempt %' GROUP BY reason",
  );
  const stored = new Map(rows.map(({ reason, ids }) => [reason, ids]));
  const acknowledged = [...attempts].flatMap(([reason, each]) =>
    each.acknowledged ? [{ reason, id: each.acknowledged.id }] : [],
  );
  const lost = acknowledged.filter(({ reason, id }) => !stored.get(reason)?.includes(id));
  const doubled = rows.filter(({ ids }) => ids.length > 1);
  const unaudited = await countRequestsWithoutEntry(pool);
  const others = Object.entries(statuses).filter(([status]) => !['0', '201', '503'].includes(status));
  return {
    figures: {
      'writes acknowledged': acknowledged.length,
      'returned 503': statuses[503] ?? 0,
      'no response': statuses[0] ?? 0,
      'acknowledged and lost': lost.length,
      'stored twice': doubled.length,
      'without their one audit entry': unaudited,
    },
    faults: [
      ...(acknowledged.length === 0 ? ['Nothing was written'] : []),
      ...lost.map(({ reason }) => `${reason} was acknowledged but lost`),
      ...doubled.map(({ reason }) => `${reason} is stored twice`),
      ...(unaudited > 0 ? [`${unaudited} requests do not have one audit entry each`] : []),
      ...others.map(([status, count]) => `${count} writes returned ${status}`),
    ],
  };
}

/** Requests without exactly one creation entry, and entries without their request. */
async function countRequestsWithoutEntry(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) AS count
     FROM (SELECT id FROM time_off_requests WHERE reason LIKE 'attempt %') AS request
     FULL JOIN (
       SELECT entity_id, count(*) AS entries FROM audit_entries WHERE action = 'time-off.requested' GROUP BY entity_id
     ) AS entry ON entity_id = id
     WHERE entries IS DISTINCT FROM 1 OR id IS NULL`,
  );
  return rows[0]?.count ?? 0;
}
