import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Updates a session's last-used time. */
export async function saveSessionUse(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set((eb) => ({ lastUsedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Corrects a session begun while the clock was ahead: it starts now and ends in a week. */
export async function restartSession(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({
      createdAt: sql`least(created_at, now())`,
      expiresAt: sql`least(expires_at, now() + interval '7 days')`,
      lastUsedAt: sql`least(last_used_at, now())`,
    })
    .where('id', '=', id)
    .execute();
}

const daysKept = 7;

/**
 * Deletes links and sessions that ended at least a week ago; until then a late click gets a specific message. Requires
 * sign-ins on seven days since, so that a wrong clock ends no session for good.
 */
export async function deleteLongEnded(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000);
  await database.deleteFrom('verifications').where('expiresAt', '<', before).execute();
  const seventhDay = database
    .selectFrom('sessions')
    .select((eb) => eb.fn<Date>('date_trunc', [eb.val('day'), 'createdAt']).as('begin'))
    .distinct()
    .orderBy('begin', 'desc')
    .offset(daysKept - 1)
    .limit(1);
  await database
    .deleteFrom('sessions')
    .where('expiresAt', '<', before)
    .where('expiresAt', '<', seventhDay)
    .execute();
}
