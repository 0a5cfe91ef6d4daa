import type { OwnSession } from '@almanac/domain/profile/schema';
import { endOfSession } from '../platform/auth/auth.ts';
import { deviceParts } from '../platform/auth/device.ts';
import { readSessions } from '../platform/auth/session-queries.ts';
import type { ProfileContext } from './profile-settings.ts';

export async function listSessions({
  actor,
  caller,
  database,
  findSession,
}: ProfileContext): Promise<OwnSession[]> {
  const current = await findSession(caller);
  const sessions = await readSessions(database, actor.id);
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    ...deviceParts(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: endOfSession({ createdAt, expiresAt }).toISOString(),
    isCurrent: id === current?.session.id,
  }));
}
