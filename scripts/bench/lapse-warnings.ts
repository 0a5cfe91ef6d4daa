import { setTimeout as pause } from 'node:timers/promises';
import { type LargeCompany, rounded, watchOthers } from './large-company.ts';
import { processorSeconds } from './process-usage.ts';

export interface WarningSpeed {
  'people who are warned': number;
  's from the first warning to the last': number;
  'of them the processor of the server': number;
  'longest wait of another call, ms': number;
}

const pollMilliseconds = 200;
const patienceMilliseconds = 180_000;

/** How long it takes to warn everybody of leave that lapses, which a server does of itself once a day. */
export async function measureLapseWarnings({ admin, pool }: LargeCompany): Promise<WarningSpeed> {
  const { rowCount } = await pool.query(
    `INSERT INTO leave_adjustments (id, user_id, author_id, type, amount, effective_on, expires_on, reason)
     SELECT gen_random_uuid(), worker.id, $1, 'VACATION', 6000, current_date - 30, current_date + 20, 'A long project'
     FROM users AS worker WHERE worker.email LIKE 'worker-%'`,
    [admin.id],
  );
  const people = rowCount ?? 0;
  const count = async () => {
    const { rows } = await pool.query<{ count: number; seconds: number }>(
      `SELECT count(*)::integer AS count,
         extract(epoch FROM max(warned_at) - min(warned_at))::float AS seconds FROM leave_lapse_warnings`,
    );
    return rows[0] ?? { count: 0, seconds: 0 };
  };
  const begin = performance.now();
  const before = await waitFor(count, ({ count }) => count > 0, begin);
  const others = watchOthers(admin);
  const atFirst = await processorSeconds(admin.processId);
  const after = await waitFor(count, ({ count }) => count >= people, begin);
  const atLast = await processorSeconds(admin.processId);
  // The first batch was given before it could be seen.
  const share = before.count < people ? people / (people - before.count) : 1;
  return {
    'people who are warned': after.count,
    's from the first warning to the last': rounded(after.seconds),
    'of them the processor of the server': rounded((atLast - atFirst) * share),
    'longest wait of another call, ms': await others.stop(),
  };
}

async function waitFor<Seen>(
  look: () => Promise<Seen>,
  isThere: (seen: Seen) => boolean,
  begin: number,
): Promise<Seen> {
  for (let seen = await look(); ; seen = await look()) {
    if (isThere(seen)) return seen;
    if (performance.now() - begin > patienceMilliseconds) throw new Error('Not everybody was warned');
    await pause(pollMilliseconds);
  }
}
