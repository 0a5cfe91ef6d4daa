import type { OwnSession } from '@almanac/domain/people/profile-schema';
import { deviceOf } from './device.ts';
import type { PeopleContext } from './people-settings.ts';
import { readSessions } from './queries.ts';

export async function listSessions({
  actor,
  caller,
  database,
  findSession,
}: PeopleContext): Promise<OwnSession[]> {
  const current = await findSession(caller);
  const sessions = await readSessions(database, actor.id);
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    device: deviceOf(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === current?.session.id,
  }));
}
